import { setTimeout } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Queue } from '../../jobs/types.ts';
import type { Tracing } from './index.ts';

const STOP_MS = 2000;

/** Ends a failed span. Only the kind of error is recorded, because database messages can contain values. */
function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Sends spans to a collector by OTLP over HTTP. The usual OTEL_ variables set headers, compression, timeouts and the
 * resource.
 * @param url the URL that accepts traces, including the path
 */
export function openTelemetry(url: string, role: string): Tracing {
  const resource = resourceFromAttributes({ 'service.name': 'leaf', 'leaf.role': role });
  const provider = new TracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('leaf');
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    calls(app) {
      app.addHook('onRequest', async (request) => {
        const { method, headers } = request;
        const route = request.routeOptions.url ?? 'none';
        const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
        const attributes = { 'http.request.method': method, 'http.route': route };
        const options = { kind: SpanKind.SERVER, attributes };
        spans.set(request, tracer.startSpan(`${method} ${route}`, options, parent));
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (span && statusCode >= 500) fail(span, String(statusCode));
        span?.end();
      });
      app.addHook('onRequestAbort', async (request) => {
        const span = spans.get(request);
        if (span) fail(span, 'aborted');
        span?.end();
      });
    },
    jobs: (queue): Queue => ({
      ...queue,
      work: (name, options, handler) =>
        queue.work(name, options, async (job) => {
          const attributes = { 'leaf.queue': name, 'leaf.attempt': job.retryCount + 1 };
          const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
          try {
            await handler(job);
          } catch (error) {
            fail(span, error instanceof Error ? error.name : 'unknown');
            throw error;
          } finally {
            span.end();
          }
        }),
    }),
    async stop() {
      const late = setTimeout(STOP_MS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
