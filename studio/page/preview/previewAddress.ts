/** What the preview shows. */
export interface PreviewView {
  /** Path of the portal. */
  readonly path: string;
  /** Id of a customer; `""`: not logged in. */
  readonly customer: string;
  /** Where the customer comes from. */
  readonly channel: "direkte" | "mobilbank" | "nettbank";
}

/** The origin of a brand's preview: a host below the studio's own. */
export const previewOrigin = (id: string, { protocol, host }: Pick<Location, "host" | "protocol">): string =>
  `${protocol}//${id}.${host}`;

/** The address that leads to the page, with the customer logged in. */
export function entryAddress(origin: string, { path, customer, channel }: PreviewView): string {
  if (customer === "") return `${origin}/studio/utlogget?${new URLSearchParams({ til: path })}`;
  return `${origin}/studio/inn?${new URLSearchParams({ kunde: customer, vei: channel, til: path })}`;
}
