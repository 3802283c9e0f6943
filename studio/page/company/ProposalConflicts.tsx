import { useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, ResolvedConflicts } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";
import { companyApi } from "../colleagues/companyApi.ts";
import { FramedPart } from "./ProposalPart.ts";
import { refusalWords } from "../colleagues/refusalWords.ts";

interface ProposalConflictsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
  readonly onChanged: (proposal: Proposal) => void;
}

type Choice = ResolvedConflicts["choices"][number];

/** The fields that the main branch and the proposal have both changed, each with both values and both people. */
export function ProposalConflicts({ proposal, help, nameOf, onChanged }: ProposalConflictsProps) {
  const id = useId();
  const { conflicts, number, head, main, may } = proposal;
  const [choices, setChoices] = useState<readonly Choice[]>(conflicts.map(() => "ours"));
  const [sending, setSending] = useState<{ readonly isRunning: boolean; readonly refusal?: string }>({
    isRunning: false,
  });
  const choose = (at: number, choice: Choice) =>
    setChoices(choices.map((each, place) => (place === at ? choice : each)));
  const send = async () => {
    setSending({ isRunning: true });
    try {
      onChanged(await companyApi.update(number, { head, main, choices }));
      announcements.announce(text("conflict.done"));
    } catch (error) {
      setSending({ isRunning: false, refusal: refusalWords(error, help) });
    }
  };
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{text("conflict.title")}</h2>
      <p>{text("conflict.lead")}</p>
      {conflicts.map(({ brand, title, file, path, ours, theirs }, place) => (
        <RadioGroup
          key={[file, ...path].join("\0")}
          legend={`${nameOf(brand)}, ${title}`}
          options={[
            {
              value: "ours",
              label: text("conflict.ours", { name: ours.by.name, value: ours.value || text("proposal.empty") }),
            },
            {
              value: "theirs",
              label: text("conflict.theirs", { name: theirs.by.name, value: theirs.value || text("proposal.empty") }),
            },
          ]}
          value={choices[place] ?? "ours"}
          onValueChange={(value) => choose(place, value === "theirs" ? "theirs" : "ours")}
        />
      ))}
      {sending.refusal !== undefined && <Message variant="error">{sending.refusal}</Message>}
      {may.includes("edit") && (
        <Button variant="primary" busy={sending.isRunning} onClick={() => void send()}>
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
