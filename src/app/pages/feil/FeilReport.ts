import { useFeilReport } from "./useFeilReport.ts";

/** Shows nothing; analytics is notified of the error page that it is part of. */
export function FeilReport({ type }: { readonly type: string }): undefined {
  useFeilReport(type);
}
