import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { KnownOrigin } from "#studio/document/ValueOrigin.ts";
import { type FindOrigin, knownOrigin } from "#studio/git/origins.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import companyTexts from "#studio/texts/company.nb.json" with { type: "json" };
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { CommitFacts } from "#studio/git/Commits.ts";
import { FieldBlame } from "#studio/git/FieldBlame.ts";
import type { Repository } from "../repository/Repository.ts";
import { personOfViewer, type Viewer } from "../identity/Viewer.ts";
import { everyBrand } from "../records/proposals/proposalsFound.ts";
import { isHiddenText, sightOf } from "../proposals/Sight.ts";

interface OriginsOptions {
  readonly repository: Repository;
  readonly records: ProposalRecords;
  /** The brands as the main branch has them: what they name is hidden from whoever may not see it. */
  readonly main: (viewer: Viewer) => Promise<Workshop>;
  /** Address of a proposal's own host. */
  readonly addressOf: (number: number) => string;
}

type Decisions = Pick<KnownOrigin, "approvedBy" | "liveSince">;

/** Who has approved what a commit has changed, and since when customers have it. */
function decisionsIn(state: ProposalState): Decisions {
  if (!("approvals" in state) || state.kind === "asked") return {};
  const approvedBy = state.approvals.map(({ by }) => by.name);
  return { approvedBy, ...(state.kind === "live" && { liveSince: state.at }) };
}

/** Since when the values of a company's brands have been what they are, as far as those who ask may know it. */
export class Origins {
  readonly #options: OriginsOptions;
  readonly #blame: FieldBlame;

  constructor(options: OriginsOptions) {
    this.#options = options;
    this.#blame = new FieldBlame(options.repository.clone);
  }

  /** Those of a proposal, or of the main branch, as somebody may know them. */
  of(work: number | "main", viewer: Viewer): FindOrigin {
    const { repository } = this.#options;
    return async (value) => {
      const head = work === "main" ? await repository.main() : await repository.head(work);
      const since = head === undefined ? undefined : await this.#blame.since(value, head);
      // The files are those of a commit: another value means that the branch has moved meanwhile.
      return since === undefined || since === "not committed" ? { kind: "unknown" } : this.#described(since, viewer);
    };
  }

  async #described(commit: CommitFacts, viewer: Viewer): Promise<KnownOrigin> {
    const sight = await sightOf(personOfViewer(viewer), this.#options.main);
    const { proposal, ...origin } = knownOrigin(commit);
    const isHiddenName = origin.by !== undefined && sight.namesHidden(origin.by);
    const shownBy = isHiddenName ? { by: companyTexts["origin.hidden.person"] } : {};
    if (proposal === undefined) return { ...origin, ...shownBy };
    const { number, title } = proposal;
    const { records, addressOf } = this.#options;
    const record = records.read(number, sight);
    if (record === undefined) {
      // Either it is hidden from them, or the database was lost: then its commits still tell of it.
      const isHidden = records.read(number, everyBrand) !== undefined || sight.namesHidden(title);
      return { ...origin, ...shownBy, ...(!isHidden && { proposal }) };
    }
    const isHidden = isHiddenText(sight, record, record.title);
    const shown = isHidden ? companyTexts["proposal.hidden.title"] : record.title;
    return {
      ...origin,
      ...shownBy,
      proposal: { number, title: shown, address: `${addressOf(number)}/` },
      ...(await this.#decisions(commit, record)),
    };
  }

  /** What was decided about a commit. Whoever pushes can name a proposal: only its own commits were approved with it. */
  async #decisions({ hash, takesBack }: CommitFacts, { state, base, head }: ProposalRecord): Promise<Decisions> {
    if (takesBack !== undefined)
      return state.kind === "takenBack" && state.revert === hash ? { liveSince: state.at } : {};
    const { commits } = this.#options.repository;
    // The project's CI can have made one commit of all.
    const isMerge = "merge" in state && state.merge === hash;
    const isOwn = isMerge || ((await commits.isWithin(hash, head)) && !(await commits.isWithin(hash, base)));
    return isOwn ? decisionsIn(state) : {};
  }
}
