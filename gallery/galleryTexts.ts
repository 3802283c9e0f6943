/// <reference types="vite/client" />
import { addTexts, startI18n } from "#core/i18n/i18n.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";

const files = import.meta.glob<Readonly<Record<string, string>>>("../locales/nb/*.json", {
  eager: true,
  import: "default",
});

/** Starts i18n with all namespaces, since an entry may show any part of the portal. */
export function startGalleryTexts(tenant: Tenant): void {
  const i18n = startI18n(tenant);
  for (const [path, texts] of Object.entries(files))
    addTexts(i18n, path.replace(/^.*\/|\.json$/g, ""), texts, tenant.texts);
}
