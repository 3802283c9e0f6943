import mixpanel, { type Mixpanel } from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import { allowedProperties, analyticsProperties } from "./analyticsProperties.ts";
import type { AnalyticsTransport } from "#widgets/analytics-consent/createAnalytics.ts";
import type { TrackedEvent } from "./track.ts";

let instances = 0;

/** One anonymous visitor per consent: after an opt-out, later events cannot be connected with earlier ones. */
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
      // Events are sent at once, also while the page is left. Unsent ones are not stored.
      batch_requests: false,
      api_transport: "sendBeacon",
      // Only the portal's own events are sent.
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

/**
 * Sends events to the analytics service. Loaded only after an opt-in; there is no request before the first event
 * (spec: analytics-19).
 */
export function mixpanelTransport(token: string, endpoint: string): AnalyticsTransport<TrackedEvent> {
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
