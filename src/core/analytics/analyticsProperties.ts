import { analyticsCategories, analyticsFields } from "./analyticsEvent.ts";
import type { TrackedEvent } from "./track.ts";
import { maskUrl } from "./maskUrl.ts";

type Properties = Readonly<Record<string, unknown>>;

/** Properties that the library adds to an event and that say nothing about the customer. */
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
 * Removes everything that the library added by itself, such as the referrer. The address is the masked
 * address of the page where the event happened (spec: analytics-17): a waiting event may be sent from another page.
 */
export function allowedProperties(properties: Properties): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => allowed.has(name)));
  const { origin, href } = window.location;
  const side = maskUrl(typeof properties["side"] === "string" ? properties["side"] : href);
  return { ...kept, $current_url: side.startsWith("/") ? origin + side : side };
}
