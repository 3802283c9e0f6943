import { checkUrl } from "../navigation/checkUrl.ts";
import type { Tenant } from "../tenant/readTenant.ts";

type LogoutTenant = Pick<Tenant, "logout" | "allowedHosts">;

/** The address that the call to log out sends for brands that then open the address in its answer. */
export const logoutGoto = ({ logout }: LogoutTenant): string | undefined =>
  logout.behaviour === "returned-url" ? logout.goto : undefined;

/**
 * Where a logout leads: the brand's own address, or the one in the answer for brands that ask for it, if it may be
 * opened. An address of the server is checked against the allowed hosts here. `openUrl` checks every address once more.
 */
export function logoutTarget({ logout, allowedHosts }: LogoutTenant, returnedUrl: string | undefined): string {
  if (logout.behaviour !== "returned-url") return logout.url;
  const checked = checkUrl(returnedUrl, { allowedHosts });
  return checked.status === "allowed" ? checked.url.href : logout.url;
}
