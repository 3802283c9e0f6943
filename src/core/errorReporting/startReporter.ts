import {
  breadcrumbsIntegration,
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  functionToStringIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  withScope,
} from "@sentry/react";
import { basePath, isPortalPath } from "#contract/basePath.ts";
import { pageVersion } from "../page/pageVersion.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { redactEnvelope } from "./redactEnvelope.ts";
import { knownValues } from "./redactText.ts";
import { type Report, takeReports } from "./report.ts";
import { reportViolations } from "./reportViolations.ts";
import { samplingAt } from "./sampling.ts";

/** Attributes that can name a customer, an address or a choice; a recording shows stars instead. */
const maskedAttributes = [
  "href",
  "action",
  "src",
  "alt",
  "title",
  "aria-label",
  "placeholder",
  "value",
  "content",
  "for",
  "name",
];

/** The only transport: everything that the library sends is redacted here. */
const redactingTransport =
  (personalValues: () => Iterable<string>): typeof makeFetchTransport =>
  (options) => {
    const transport = makeFetchTransport(options);
    return {
      ...transport,
      send: async (envelope) => transport.send(redactEnvelope(envelope, knownValues(personalValues()))),
    };
  };

/** What of a path names a page of the portal: `/tilbud`. */
const pageOf = (path: string): string => (isPortalPath(path) ? path.slice(basePath.length) || "/" : path);

/** A visit is one load of a page (spec: errors-19). The number is in no storage and goes nowhere but into its reports. */
const newVisit = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function send({ error, context, path, time }: Report): void {
  withScope((scope) => {
    // The report may have waited in the queue.
    scope.addEventProcessor((event) => ({ ...event, timestamp: time / 1000 }));
    scope.setTag("page", pageOf(path));
    // Details of a failed request, if it was one (spec: errors-4).
    scope.setContext("details", { ...context });
    captureException(error);
  });
}

/**
 * Starts the error-report service and hands over the reports so far. It receives errors through `report` only.
 * @param personalValues The values about the customer that are known at the time; they are never sent.
 */
export function startReporter(
  { errorReporting: { dsn, traffic }, environment, name }: Tenant,
  personalValues: () => Iterable<string>,
): void {
  const sampling = samplingAt(traffic);
  init({
    dsn,
    environment,
    release: pageVersion(),
    initialScope: { tags: { brand: name, visit: newVisit() } },
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // Clicked elements can contain names; calls and navigation cannot.
      breadcrumbsIntegration({ dom: false, xhr: false }),
      browserTracingIntegration(),
      browserProfilingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: maskedAttributes,
        // Compression needs a worker made from text, which the content security policy refuses; and compressed data
        // cannot be redacted.
        useCompression: false,
        // Nothing is kept in the tab's storage.
        stickySession: false,
      }),
    ],
    tracesSampleRate: sampling.traces,
    profileSessionSampleRate: sampling.profiles,
    profileLifecycle: "trace",
    replaysSessionSampleRate: sampling.replays,
    replaysOnErrorSampleRate: sampling.replaysOnError,
    // The calls keep their own headers and get no others (spec: errors-10).
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: { allow: ["user-agent"] }, response: false },
      httpBodies: [],
      urlQueryParams: false,
    },
    transport: redactingTransport(personalValues),
  });
  takeReports(send);
  if (Math.random() < sampling.violations) reportViolations();
}
