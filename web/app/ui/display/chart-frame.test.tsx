import { lazy } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartFrame } from './chart-frame.tsx';

describe('chart frame', () => {
  it('gives the figures as a table and does not load the chart on the server', () => {
    let loads = 0;
    const Chart = lazy(() => {
      loads += 1;
      return Promise.resolve({ default: () => <p>chart</p> });
    });
    const html = renderToStaticMarkup(
      <ChartFrame
        question="How do defendants answer?"
        figures={{ columns: ['Reply', 'Number'], rows: [['Payment', '41']] }}
      >
        <Chart />
      </ChartFrame>,
    );
    expect(loads).toBe(0);
    expect(html).toContain('<th scope="row" class="py-1.5 text-left font-normal">Payment</th>');
    expect(html).toContain('>41</td>');
  });
});
