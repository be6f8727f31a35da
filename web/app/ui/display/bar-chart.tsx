import { useId } from 'react';
import { Bar, BarChart as Chart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export type ChartBar = {
  label: string;
  value: number;
  /** The label at the bar, if not the plain number: "10.6k". */
  shown?: string;
  tone?: 'brand' | 'good' | 'amber' | 'danger' | 'neutral';
  /** Hatched: a month not over yet, or a second red beside the first. */
  hatched?: boolean;
};

type BarChartProps = {
  bars: ChartBar[];
  direction?: 'up' | 'across';
  /** A dozen bars on a phone: smaller words, so that neighbours do not touch. */
  dense?: boolean;
};

const fills = {
  brand: 'var(--brand)',
  good: 'var(--good-fill)',
  amber: 'var(--amber-fill)',
  danger: 'var(--danger-fill)',
  neutral: 'var(--neutral-fill)',
};

// Bars are compared by length, so the axis must start at zero.
const fromZero: [number, 'dataMax'] = [0, 'dataMax'];

const NAMES_WIDTH = 92;

const names = (fontSize: number) => ({ fill: 'var(--ink-2)', fontSize });
const numbers = (fontSize: number) => ({ fill: 'var(--ink)', fontSize, fontWeight: 650 });

/** Every bar carries its name and its number, so no axis has to be read. Load it with React.lazy only. */
export default function BarChart({ bars, direction = 'up', dense = false }: BarChartProps) {
  const size = dense ? 11 : 13;
  const id = useId();
  const tones = [...new Set(bars.filter((bar) => bar.hatched).map((bar) => bar.tone ?? 'brand'))];
  const data = bars.map(({ label, value, shown, tone = 'brand', hatched }) => ({
    label,
    value,
    shown: shown ?? String(value),
    fill: hatched ? `url(#${id}-${tone})` : fills[tone],
    stroke: fills[tone],
  }));
  const up = direction === 'up';
  const axis = { dataKey: 'label', tickLine: false, tick: names(size), interval: 0 } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart
        data={data}
        layout={up ? 'horizontal' : 'vertical'}
        accessibilityLayer={false}
        margin={up ? { top: 22, right: 4, bottom: 0, left: 4 } : { top: 0, right: 36, bottom: 0, left: 0 }}
      >
        <defs>
          {tones.map((tone) => (
            <pattern
              key={tone}
              id={`${id}-${tone}`}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M1 0v5" stroke={fills[tone]} strokeWidth="2" />
            </pattern>
          ))}
        </defs>
        {up ? (
          <XAxis {...axis} axisLine={{ stroke: 'var(--edge)' }} />
        ) : (
          <YAxis
            {...axis}
            type="category"
            axisLine={false}
            width={NAMES_WIDTH}
            tick={{ ...names(size), textAnchor: 'start', dx: -NAMES_WIDTH + 8 }}
          />
        )}
        {up ? <YAxis hide domain={fromZero} /> : <XAxis type="number" hide domain={fromZero} />}
        <Bar dataKey="value" maxBarSize={up ? 34 : 18} radius={2} isAnimationActive={false}>
          <LabelList dataKey="shown" position={up ? 'top' : 'right'} {...numbers(size)} />
        </Bar>
      </Chart>
    </ResponsiveContainer>
  );
}
