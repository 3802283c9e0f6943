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
import { pageVersion } from "../release/pageVersion.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { redactEnvelope } from "./redactEnvelope.ts";
import { knownValues } from "./redactText.ts";
import { type Report, takeReports } from "./report.ts";
import { samplingAt } from "./sampling.ts";

/** Attributes of the page's elements that name a customer, an address or a choice; a recording shows stars for them. */
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

/** The one way out: what leaves is redacted, whatever part of the library has made it. */
const redactingTransport =
  (personalValues: () => Iterable<string>): typeof makeFetchTransport =>
  (options) => {
    const transport = makeFetchTransport(options);
    return {
      ...transport,
      send: async (envelope) => transport.send(redactEnvelope(envelope, knownValues(personalValues()))),
    };
  };

function send({ error, context, time }: Report): void {
  withScope((scope) => {
    // It may have waited for a while.
    scope.addEventProcessor((event) => ({ ...event, timestamp: time / 1000 }));
    // The failed request's details, where it was one (spec: errors-4).
    scope.setContext("details", { ...context });
    captureException(error);
  });
}

/**
 * Starts the error-report service and hands over what was reported so far. Faults come to it through `report` alone.
 * @param personalValues Values of the customer that are known by now; they never leave.
 */
export function startReporter(
  { errorReporting: { dsn, traffic }, environment }: Tenant,
  personalValues: () => Iterable<string>,
): void {
  const sampling = samplingAt(traffic);
  init({
    dsn,
    environment,
    release: pageVersion(),
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // What was clicked on carries names; calls and navigation do without.
      breadcrumbsIntegration({ dom: false, xhr: false }),
      browserTracingIntegration(),
      browserProfilingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: maskedAttributes,
        // Packing takes a worker made of text, which the content security policy refuses; and what is packed cannot be redacted.
        useCompression: false,
        // Nothing of it stays in the tab's storage.
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
}
