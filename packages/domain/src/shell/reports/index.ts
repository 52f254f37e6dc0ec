import * as z from 'zod/mini';
import { orElse } from '../../contract/wire/schemas';
import { $config } from '../config';

/** An address that takes reports; localhost may be http. */
const sinkUrl = z
  .string()
  .check(z.regex(/^https:\/\/|^http:\/\/(?:[^/@]+@)?(?:localhost|127\.0\.0\.1)[:/]/i));

/**
 * Where errors and timings of the page go, if the operator wants them: logs of OTLP over HTTP, or a Sentry-compatible
 * server by its DSN.
 */
const sample = z.optional(z.number().check(z.minimum(0), z.maximum(1)));
const reportSink = z.union([z.object({ otlp: sinkUrl, sample }), z.object({ sentryDsn: sinkUrl, sample })]);
export type ReportSink = z.infer<typeof reportSink>;

const schema = z.object({ reports: orElse(z.nullable(reportSink), null) });

/** Where reports of the page go; `null` for nowhere. */
export const $reportSink = $config.map((config) => schema.safeParse(config).data?.reports ?? null);
