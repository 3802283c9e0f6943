import { UsageError } from "#scripts/command/UsageError.ts";
import { instantsOf } from "#scripts/shared/text/osloTime.ts";

/** An instant of a command line. */
export interface GivenInstant {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** What was chosen of an hour that comes twice. */
  readonly note?: string;
}

const isOfCalendar = (time: string) =>
  !Number.isNaN(Date.parse(`${time}Z`)) && new Date(`${time}Z`).toISOString().startsWith(time);

/**
 * Date and time in Oslo as an instant. Of an hour that comes twice in a night, `from` is the first and `until` the
 * second: something is shown too long rather than too short.
 * @throws UsageError when it is none, or when the clocks leave it out
 */
export function readInstant(given: string, option: "from" | "until"): GivenInstant {
  const time = given.trim().replace(" ", "T");
  const instants = instantsOf(time);
  const [first] = instants;
  const chosen = option === "from" ? first : instants.at(-1);
  if (chosen !== undefined) {
    const at = new Date(chosen).toISOString();
    const which = option === "from" ? "the first" : "the second";
    return instants.length < 2
      ? { at }
      : { at, note: `--${option} ${given} comes twice that night: it means ${which}.` };
  }
  if (/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(time) && isOfCalendar(time)) {
    const later = new Date(Date.parse(`${time}Z`) + 3_600_000).toISOString().slice(0, 16).replace("T", " ");
    throw new UsageError(
      `--${option} ${given} does not exist: the clocks go one hour forward that night. Write "${later}"`,
    );
  }
  throw new UsageError(`--${option} ${given} is not a date and time in Oslo: write such as "2026-12-01 22:00"`);
}
