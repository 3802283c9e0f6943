import type { ComponentProps } from "react";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { WhenIdle } from "#app/frame/loading/WhenIdle.tsx";
import { lazyPage } from "#app/frame/loading/lazyPage.ts";
import type { PageTilbakemelding as Page } from "./PageTilbakemelding.tsx";

const PageTilbakemelding = lazyPage(
  "PageTilbakemelding",
  async () => (await import("./PageTilbakemelding.tsx")).PageTilbakemelding,
);

/** The feedback section at the end of a page, in brands that have one; comes when the page is at rest. */
export function LateTilbakemelding(props: ComponentProps<typeof Page>) {
  if (!useTenant().features.feedback) return undefined;
  return (
    <WhenIdle>
      <PageTilbakemelding {...props} />
    </WhenIdle>
  );
}
