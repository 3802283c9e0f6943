import { loading } from "#app/loading.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { lazyPart, useIsPageIdle } from "../loading/lazyPart.tsx";

const LanguageChoice = lazyPart(loading.LanguageChoice, { missing: "optional" });

/** The choice of language in brands that have several, from when the page is idle. */
export function HeaderLanguage({ variant }: { readonly variant: "secondary" | "quiet" }) {
  const { languages } = useTenant();
  const isIdle = useIsPageIdle();
  return languages && isIdle ? <LanguageChoice variant={variant} /> : undefined;
}
