import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, ResolvedConflicts } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";
import { FramedPart } from "./ProposalPart.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";

interface ProposalConflictsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
  readonly onChanged: (proposal: Proposal) => void;
}

type Choice = ResolvedConflicts["choices"][number];

/**
 * The fields that the main branch and the proposal have both changed, each with both values and both people; of a proposal
 * that is taken back, those that were changed again since.
 */
export function ProposalConflicts({ proposal, help, nameOf, onChanged }: ProposalConflictsProps) {
  const id = useId();
  const { conflicts, number, head, main, may } = proposal;
  const isTakenBack = proposal.state.kind === "reverting";
  const [ownWords, otherWords] = isTakenBack
    ? (["conflict.takeBackOurs", "conflict.takeBackTheirs"] as const)
    : (["conflict.ours", "conflict.theirs"] as const);
  const [choices, setChoices] = useState<readonly Choice[]>(conflicts.map(() => "ours"));
  const update = useMutation({
    mutationFn: (resolved: ResolvedConflicts) => companyApi.update(number, resolved),
    onSuccess: (changed) => {
      onChanged(changed);
      announcements.announce(text("conflict.done"));
    },
  });
  const refusal = refusalIn(update, help);
  const choose = (at: number, choice: Choice) =>
    setChoices(choices.map((each, place) => (place === at ? choice : each)));
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{text("conflict.title")}</h2>
      <p>{text(isTakenBack ? "conflict.takeBackLead" : "conflict.lead")}</p>
      {conflicts.map(({ brand, title, file, path, ours, theirs }, place) => (
        <RadioGroup
          key={[file, ...path].join("\0")}
          legend={`${nameOf(brand)}, ${title}`}
          options={[
            {
              value: "ours",
              label: text(ownWords, { name: ours.by.name, value: ours.value || text("proposal.empty") }),
            },
            {
              value: "theirs",
              label: text(otherWords, { name: theirs.by.name, value: theirs.value || text("proposal.empty") }),
            },
          ]}
          value={choices[place] ?? "ours"}
          onValueChange={(value) => choose(place, value === "theirs" ? "theirs" : "ours")}
        />
      ))}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      {may.includes(isTakenBack ? "takeBack" : "edit") && (
        <Button variant="primary" busy={update.isPending} onClick={() => update.mutate({ head, main, choices })}>
          {text("conflict.use")}
        </Button>
      )}
    </Part>
  );
}

const Part = styled(FramedPart)`
  justify-items: start;
  border-color: ${theme.color.borderStrong};
  overflow-wrap: anywhere;
`;
