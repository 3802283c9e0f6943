import { useMutation } from "@tanstack/react-query";
import { announcements } from "#ui/feedback/announcements.ts";
import type { Proposal, ResolvedConflicts } from "#studio/document/company/CompanyWire.ts";
import { Decision } from "../changes/Decision.tsx";
import { refusalIn } from "../colleagues/refusalWords.ts";
import { companyApi } from "../companyApi.ts";
import { text } from "../texts.ts";

interface ProposalConflictsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
  readonly onChanged: (proposal: Proposal) => void;
}

/**
 * The fields that the main branch and the proposal have both changed, each with both values and both people; of a proposal
 * that is taken back, those that were changed again since.
 */
export function ProposalConflicts({ proposal, help, nameOf, onChanged }: ProposalConflictsProps) {
  const { number, head, main, may } = proposal;
  const isTakenBack = proposal.state.kind === "reverting";
  const [ownWords, otherWords] = isTakenBack
    ? (["conflict.takeBackOurs", "conflict.takeBackTheirs"] as const)
    : (["conflict.ours", "conflict.theirs"] as const);
  const update = useMutation({
    mutationFn: (resolved: ResolvedConflicts) => companyApi.update(number, resolved),
    onSuccess: (changed) => {
      onChanged(changed);
      announcements.announce(text("conflict.done"));
    },
  });
  const conflicts = proposal.conflicts.map(({ brand, title, file, path, ours, theirs }) => ({
    key: JSON.stringify([file, ...path]),
    title: `${nameOf(brand)}, ${title}`,
    own: text(ownWords, { name: ours.by.name, value: ours.value }),
    theirs: text(otherWords, { name: theirs.by.name, value: theirs.value }),
  }));
  return (
    <Decision
      title={text("conflict.title")}
      conflicts={conflicts}
      use={may.includes(isTakenBack ? "takeBack" : "edit") ? text("merge.chosen") : undefined}
      isSending={update.isPending}
      refusal={refusalIn(update, help)}
      onUse={(taken) =>
        update.mutate({ head, main, choices: conflicts.map(({ key }) => (taken.has(key) ? "theirs" : "ours")) })
      }
    >
      {text(isTakenBack ? "conflict.takeBackLead" : "conflict.lead")}
    </Decision>
  );
}
