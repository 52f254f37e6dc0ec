import type { ReportRecord } from './records';

/** What every record of a page shares. */
export interface ReportSource {
  /** The build, or “development”. */
  readonly release: string;
  /** The pattern of the page's path, such as `/monitors/:uuid`. */
  readonly page: string;
}

/** A request to a sink. */
export interface ReportRequest {
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
}

const severities = { info: 9, warning: 13, error: 17 } as const;

const attribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
});

/** Records as the logs of OTLP/HTTP with JSON (opentelemetry.io/docs/specs/otlp). */
export function otlpRequest(
  url: string,
  records: readonly ReportRecord[],
  { release, page }: ReportSource,
): ReportRequest {
  const logRecords = records.map(({ at, level, name, values }) => ({
    // A number of nanoseconds is beyond what JSON numbers hold exactly.
    timeUnixNano: `${Math.round(at)}000000`,
    severityNumber: severities[level],
    severityText: level.toUpperCase(),
    body: { stringValue: name },
    attributes: Object.entries(values).map(([key, value]) => attribute(key, value)),
  }));
  const body = {
    resourceLogs: [
      {
        resource: {
          attributes: [
            attribute('service.name', 'dropdeck'),
            attribute('service.version', release),
            attribute('url.template', page),
          ],
        },
        scopeLogs: [{ scope: { name: 'dropdeck.page' }, logRecords }],
      },
    ],
  };
  return { url, contentType: 'application/json', body: JSON.stringify(body) };
}

/**
 * Records as an envelope of a Sentry-compatible server (develop.sentry.dev/sdk/foundations/envelopes): one event per
 * record.
 *
 * @param dsn `https://KEY@host/PROJECT`.
 */
export function sentryRequest(
  dsn: string,
  records: readonly ReportRecord[],
  { release, page }: ReportSource,
): ReportRequest {
  const { protocol, host, pathname, username } = new URL(dsn);
  const folders = pathname.split('/').filter((part) => part !== '');
  const project = folders.pop() ?? '';
  const lines = records.flatMap(({ at, level, name, values }) => {
    const event = {
      // `randomUUID` is missing over plain http.
      event_id: [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
      timestamp: at / 1000,
      platform: 'javascript',
      level,
      release: `dropdeck@${release}`,
      transaction: page,
      message: { formatted: name },
      fingerprint: [name, ...Object.values(values).filter((value) => typeof value === 'string')],
      extra: values,
    };
    return [JSON.stringify({ type: 'event' }), JSON.stringify(event)];
  });
  const path = [...folders, 'api', project, 'envelope', ''].join('/');
  return {
    // The key is public: it allows sending alone.
    url: `${protocol}//${host}/${path}?sentry_key=${encodeURIComponent(username)}&sentry_version=7`,
    contentType: 'application/x-sentry-envelope',
    body: [JSON.stringify({ sent_at: new Date().toISOString() }), ...lines, ''].join('\n'),
  };
}
