import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { report } from "#core/errorReporting/report.ts";

let reported = "";

/** Reports that a customer met a page that doesn't exist, once for each path (spec: portal-18). */
export function useUnknownPageReport(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (reported === pathname) return;
    reported = pathname;
    report(new Error("Kunde traff side som ikke finnes"), { path: pathname });
  }, [pathname]);
}
