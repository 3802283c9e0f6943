import mixpanel, { type Mixpanel } from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import { allowedProperties, analyticsProperties } from "./analyticsProperties.ts";
import type { AnalyticsTransport } from "./createAnalytics.ts";

let instances = 0;

/** One consent, one nameless visitor: after an opt-out nothing connects what follows with what was before. */
function startInstance(token: string, endpoint: string): Mixpanel {
  instances += 1;
  return mixpanel.init(
    token,
    {
      api_host: endpoint.replace(/\/+$/, ""),
      // IP collection is disabled (spec: analytics-18).
      ip: false,
      // Nothing is stored in the browser (spec: analytics-20): a user who comes back counts as a new one.
      disable_persistence: true,
      persistence: "localStorage",
      // An event goes at once and also while the page is left; what is not sent is not kept.
      batch_requests: false,
      api_transport: "sendBeacon",
      // What is sent is what the portal tracks.
      autocapture: false,
      track_pageview: false,
      flags: false,
      record_sessions_percent: 0,
      remote_settings_mode: "disabled",
      save_referrer: false,
      store_google: false,
      skip_first_touch_marketing: true,
      hooks: {
        before_send_events: ({ event, properties }) => ({ event, properties: allowedProperties(properties) }),
      },
    },
    `portal${instances}`,
  );
}

/** Sends events to the analytics service. Loaded after an opt-in and never before; there is no request until the first event. */
export function mixpanelTransport(token: string, endpoint: string): AnalyticsTransport {
  let instance: Mixpanel | undefined;
  return {
    send(tracked) {
      instance ??= startInstance(token, endpoint);
      const { category, properties } = analyticsProperties(tracked);
      instance.track(category, properties);
    },
    stop() {
      instance?.disable();
      instance = undefined;
    },
  };
}
