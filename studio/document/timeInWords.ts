import { osloTime } from "./osloTime.ts";

const formatter = new Intl.DateTimeFormat("nb-NO", { dateStyle: "long", timeZone: "UTC" });

/** An instant in Norway, in words: `1. desember 2026 kl. 07.00`. @param iso ISO 8601 */
export function timeInWords(iso: string): string {
  const [day = "", time = ""] = osloTime(Date.parse(iso)).split("T");
  return `${formatter.format(new Date(day))} kl. ${time.replace(":", ".")}`;
}
