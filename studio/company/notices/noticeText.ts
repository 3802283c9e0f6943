import { fillText } from "#contract/fillText.ts";
import { maskUnsafeCharacters } from "#contract/descriptor/formats.ts";
import { shortened } from "#scripts/findings/safeValues.ts";
import { fullTimeWords } from "#studio/document/timeWords.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import type { NoticeEvent } from "./NoticeEvent.ts";

/** A message in words. */
export interface NoticeText {
  readonly subject: string;
  /** One sentence or two. */
  readonly sentence: string;
  /** The whole message, with its only link. */
  readonly text: string;
}

const longest = 120;

/**
 * A name or title that somebody has written, as a part of one line: without line breaks and hidden characters, which
 * would make it look like something else, and without addresses, which a mail program would make a link of.
 */
export function oneLine(text: string): string {
  const line = maskUnsafeCharacters(text, " ").replaceAll(/\S*(?::\/\/|www\.)\S*/gi, "…");
  return shortened(line.replaceAll(/\s+/g, " ").trim(), longest);
}

/**
 * An event in bokmål. What people wrote to each other (reasons, comments) is not in it: it can hold anything.
 * @param address of the page of the proposal
 * @param help whom to ask when something failed
 */
export function noticeText(event: NoticeEvent, address: string, help: string): NoticeText {
  const values = {
    number: event.proposal.number,
    title: oneLine(event.proposal.title),
    by: event.by === undefined ? texts["notice.somebody"] : oneLine(event.by.name),
    time: event.kind === "planned" ? fullTimeWords(event.for) : "",
    help,
  };
  const subject = fillText(texts[`notice.${event.kind}.subject`], values);
  const sentence = fillText(texts[`notice.${event.kind}.text`], values);
  return { subject, sentence, text: `${sentence}\n\n${address}\n\n${texts["notice.footer"]}\n` };
}
