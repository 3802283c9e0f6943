import { analyticsCategories, analyticsFields } from "./analyticsEvent.ts";
import type { TrackedEvent } from "./analyticsState.ts";
import { maskUrl } from "./maskUrl.ts";

type Properties = Readonly<Record<string, unknown>>;

/** What the library adds to an event by itself that says nothing of the customer. */
const technical = [
  "token",
  "time",
  "distinct_id",
  "$device_id",
  "$insert_id",
  "$lib_version",
  "mp_lib",
  "$os",
  "$browser",
  "$browser_version",
  "$device",
  "$screen_height",
  "$screen_width",
];

const allowed = new Set<string>([...technical, ...analyticsFields]);

/** An event as the service gets it: its category and its fields. `time` is in seconds since 1970. */
export function analyticsProperties({ event, time, side }: TrackedEvent): { category: string; properties: Properties } {
  const { kind, ...fields } = event;
  return { category: analyticsCategories[kind], properties: { ...fields, side, time: time / 1000 } };
}

/**
 * Takes away whatever the library has added of its own accord, such as where the user came from. The address is the page's on which it happened, masked
 * (spec: analytics-17): an event that has waited may leave from another.
 */
export function allowedProperties(properties: Properties): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => allowed.has(name)));
  const { origin, href } = window.location;
  const side = maskUrl(typeof properties["side"] === "string" ? properties["side"] : href);
  return { ...kept, $current_url: side.startsWith("/") ? origin + side : side };
}
