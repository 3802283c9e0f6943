import type { PersonName } from "#studio/document/company/proposalState.ts";
import companyTexts from "#studio/texts/company.nb.json" with { type: "json" };
import type { People } from "../identity/People.ts";
import type { Person } from "../identity/Person.ts";
import type { Addressee, NoticeEvent } from "../notices/NoticeEvent.ts";
import type { Notices } from "../notices/Notices.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import { noticeKindOf } from "./proposalNotes.ts";
import { isHiddenText } from "./Sight.ts";

interface ProposalNoticesOptions {
  readonly notices: Notices;
  readonly people: People;
  /** Finds whether a text names a brand that somebody may not see. */
  readonly namesHidden: (person: Person) => (text: string) => boolean;
}

/** Tells people what happens to a proposal. */
export class ProposalNotices {
  readonly #options: ProposalNoticesOptions;

  constructor(options: ProposalNoticesOptions) {
    this.#options = options;
  }

  /** Somebody has said something: its author is told, and who has said something before. @param before those people */
  commented(
    { number, title, brands, author }: ProposalRecord,
    by: PersonName,
    before: readonly PersonName[],
    about: readonly string[],
  ): void {
    const { notices, people } = this.#options;
    const told = this.#toldOf({ title, brands });
    notices.add(
      { kind: "commented", proposal: { number, title, brands }, by },
      {
        author: told([people.personOf(author)]),
        approvers: [],
        publishers: [],
        // Who may not see what it is about is not told of it.
        commenters: told(people.whoSee(before, about)),
      },
    );
  }

  /** Makes people those who are told of a proposal: each reads of it what they may see. */
  #toldOf({ title, brands }: Pick<ProposalRecord, "title" | "brands">) {
    return (people: readonly Person[]): readonly Addressee[] =>
      people.map((person) => {
        const { id, name, email } = person;
        const isHidden = isHiddenText({ person, namesHidden: this.#options.namesHidden(person) }, { brands }, title);
        return { id, name, email, title: isHidden ? companyTexts["proposal.hidden.title"] : title };
      });
  }

  /** Tells people of an event. */
  happened(event: ProposalEvent, { number, title, brands, author, state }: ProposalRecord): void {
    const kind = noticeKindOf(event, state);
    if (kind === undefined) return;
    const { notices, people } = this.#options;
    const proposal = { number, title, brands };
    const by = "by" in event ? event.by : undefined;
    const notice = {
      proposal,
      ...(by !== undefined && { by }),
      ...(event.kind === "planned" ? { kind: "planned", for: event.for } : { kind }),
    } as NoticeEvent;
    const told = this.#toldOf({ title, brands });
    notices.add(notice, {
      author: told([people.personOf(author)]),
      approvers: told(people.withRole("approver", brands)),
      publishers: told(people.withRole("publisher", brands)),
      commenters: [],
    });
  }
}
