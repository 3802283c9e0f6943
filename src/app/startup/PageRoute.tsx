import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { usePageArrival } from "#app/frame/usePageArrival.ts";

interface PageRouteProps {
  /** The page's name in the document's title. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page. When it has been fetched, the title, the focus and the scroll position are set. */
export function PageRoute({ title, children }: PageRouteProps) {
  const { t } = useTranslation("skall");
  const { name } = useTenant();
  usePageArrival(t("documentTitle", { page: title, brand: name }));
  return children;
}
