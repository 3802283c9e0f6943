import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";

/**
 * Names the page that is shown in the document's title, where that is not the page of the route (spec: focus-3). This
 * effect runs after the layout effect of `usePageArrival`.
 * @param page undefined: it is the page of the route.
 */
export function useShownTitle(page: string | undefined): void {
  const { t } = useTranslation("skall");
  const { name } = useTenant();
  const title = page === undefined ? undefined : t("documentTitle", { page, brand: name });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
