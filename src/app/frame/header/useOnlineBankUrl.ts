import { clientContextQuery } from "#api/auth.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";

/**
 * Address of the customer's online bank: by the login context, else the brand's own; without one the link is left out
 * (spec: navigation-11).
 */
export function useOnlineBankUrl(): string | undefined {
  const { urls } = useTenant();
  const { status } = useSession();
  const context = useAnswer({ ...clientContextQuery(), enabled: status === "loggedIn" });
  const byContext: Readonly<Record<string, string | undefined>> = urls.onlineBank?.byLoginContext ?? {};
  const loginContext = context.data?.loginContext ?? "";
  return (Object.hasOwn(byContext, loginContext) ? byContext[loginContext] : undefined) ?? urls.onlineBank?.default;
}
