import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { metricsOf } from './convert-prometheus-metrics';

const registers = () => [new Registry()] as [Registry];

it('a counter becomes a monotonic sum and a gauge a gauge, with their labels', async () => {
  const [registry] = registers();
  const shared = { help: 'x', registers: [registry] };
  new Counter({ ...shared, name: 'all_total', labelNames: ['route'] }).inc({ route: '/a' }, 3);
  new Gauge({ ...shared, name: 'age_seconds' }).set(7);
  // A gauge that has no value yet.
  new Gauge({ ...shared, name: 'empty', labelNames: ['route'] }).reset();
  const [sum, gauge, ...others] = await metricsOf(registry, [1, 0]);
  expect(others).toEqual([]);
  expect(sum).toMatchObject({
    descriptor: { name: 'all_total', unit: '' },
    isMonotonic: true,
    dataPoints: [{ attributes: { route: '/a' }, value: 3, startTime: [1, 0] }],
  });
  expect(gauge).toMatchObject({
    descriptor: { name: 'age_seconds', unit: 's' },
    dataPoints: [{ attributes: {}, value: 7 }],
  });
  expect(gauge).not.toHaveProperty('isMonotonic');
});

it('a histogram has counts per bucket, for each set of labels', async () => {
  const [registry] = registers();
  const histogram = new Histogram({
    name: 'making_seconds',
    help: 'x',
    buckets: [1, 2],
    labelNames: ['target'],
    registers: [registry],
  });
  for (const seconds of [0.5, 1.5, 1.7, 9]) histogram.observe({ target: 'a' }, seconds);
  histogram.observe({ target: 'b' }, 2);
  const [metric] = await metricsOf(registry, [1, 0]);
  expect(metric?.dataPoints).toMatchObject([
    {
      attributes: { target: 'a' },
      value: { count: 4, sum: 12.7, buckets: { boundaries: [1, 2], counts: [1, 2, 1] } },
    },
    {
      attributes: { target: 'b' },
      value: { count: 1, sum: 2, buckets: { boundaries: [1, 2], counts: [0, 1, 0] } },
    },
  ]);
});
