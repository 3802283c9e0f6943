import { baseFolder } from "#contract/basePath.ts";

const base = "/simulator";

/** Where the simulator has pages and calls of its own, beside the API and the portals. Paths from the root of a host. */
export const simulatorPaths = {
  base,
  /** Logs a customer in and leads to the portal (`logInByLink.ts`). */
  logIn: `${base}/logg-inn`,
  /** The login app, which a portal shows in a frame. */
  bankid: `${base}/bankid`,
  /** The online bank: customers come from it, and a logout leads to it. */
  nettbank: `${base}/nettbank`,
  /** Where a logout in the online bank leads. */
  nettbankLoggedOut: `${base}/nettbank?utlogget`,
  /** The bank's app. */
  mobilbank: `${base}/mobilbank`,
  /** The claims cases: another application. */
  skadesaker: `${base}/skadesaker`,
  /** A page of another application. It has nothing of the portal, so a test can start from it. */
  page: `${base}/side`,
  /** The state of this browser's visitor: read with GET, changed with PUT or POST. */
  control: `${base}/control`,
  /** The calls that this browser sent: read with GET, emptied with DELETE. */
  requests: `${base}/control/requests`,
} as const;

/** The wanted path, if it is one on the same host; else the overview. */
export function portalPath(wanted: string | undefined, here: URL): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, here.origin)) return baseFolder;
  const there = new URL(wanted, here.origin);
  return there.origin === here.origin ? there.pathname + there.search + there.hash : baseFolder;
}
