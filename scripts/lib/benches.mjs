import { Problem } from './problem.mjs';

/**
 * The benchmarks with these names, or all. An unknown name is an error: it would measure nothing and look
 * like success.
 */
export function chosenBenches(files, wanted) {
  const all = files.filter((file) => file.endsWith('.ts')).map((file) => file.replace('.ts', ''));
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no benchmark called ${unknown.join(' or ')}. There are: ${all.join(', ')}.`);
  return wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));
}
