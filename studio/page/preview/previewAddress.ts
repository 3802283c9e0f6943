import type { PreviewView } from "./previewView.ts";

/** The origin of a brand's preview: a host below the studio's own. */
export const previewOrigin = (
  id: string,
  version: "draft" | "saved",
  { protocol, host }: Pick<Location, "host" | "protocol">,
): string => `${protocol}//${id}${version === "saved" ? "--lagret" : ""}.${host}`;

/** The address that leads to a page, with the customer logged in and the back end in its state. */
export function entryAddress(
  origin: string,
  path: string,
  view: Pick<PreviewView, "channel" | "customer" | "state">,
): string {
  const { customer, channel, state } = view;
  const query = new URLSearchParams({
    ...(customer === "" ? {} : { kunde: customer, vei: channel }),
    ...(state === "" ? {} : { tilstand: state }),
    til: path,
  });
  return `${origin}/studio/inn?${query}`;
}
