import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import type { ActRequest, Proposal } from "#studio/document/company/CompanyWire.ts";
import { FormDialog } from "../parts/FormDialog.tsx";
import { text } from "../texts.ts";
import {
  type AskedAct,
  CloseForm,
  CorrectForm,
  NameForm,
  PublishForm,
  ReasonForm,
  TakeBackForm,
  TimeForm,
} from "./ActForms.tsx";
import { BrokenBrands, isBroken } from "./BrokenBrands.tsx";
import { companyApi } from "../companyApi.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";
import { Stack } from "../parts/layout.ts";

type Act = ActRequest["act"];

interface ProposalActsProps {
  readonly proposal: Proposal;
  readonly help: string;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
  /** The proposal has become another one by what was pressed. */
  readonly onChanged: (proposal: Proposal) => void;
}

/** One of these is the button that stands out: the first that is offered. */
const weightiestActs = ["ask", "approve", "publish", "reopen"] as const satisfies readonly Act[];
/** Acts that are done at once, in the order of their weight. */
const plainActs = ["ask", "approve", "unplan", "reopen"] as const satisfies readonly Act[];

/** The buttons of what somebody may do with a proposal now. */
export function ProposalActs({ proposal, help, nameOf, onChanged }: ProposalActsProps) {
  const client = useQueryClient();
  const { number, head, may } = proposal;
  const { isPending, variables, error, reset, mutateAsync } = useMutation({
    mutationKey: ["act"],
    mutationFn: (request: ActRequest) => companyApi.act(number, request),
    onSuccess: (changed, { act: name }) => {
      onChanged(changed);
      announcements.announce(text(`act.done.${name}`));
    },
    // What others have done is shown.
    onError: () => void companyApi.proposal(number).then(onChanged, () => undefined),
  });
  const running = isPending ? variables.act : undefined;
  const refused = error === null ? undefined : { act: variables?.act, words: refusalIn({ error }, help) };
  const isPlanned = proposal.state.kind === "planned";
  const isOffered = (act: Act): boolean => may.includes(act);
  const act = async (name: Act, more: Partial<ActRequest> = {}): Promise<boolean> => {
    // A second press can come before the first is shown.
    if (client.isMutating({ mutationKey: ["act"] }) > 0) return false;
    return mutateAsync({ act: name, head, ...more }).then(
      () => true,
      () => false,
    );
  };
  const offered = plainActs.filter(isOffered);
  const asked = askedActs.filter((name) => isOffered(name) && !(name === "plan" && isPlanned));
  if (offered.length === 0 && asked.length === 0 && refused === undefined) return null;
  // Conflicts are decided first. What has its time needs nothing more.
  const weightiest = proposal.conflicts.length === 0 && !isPlanned ? weightiestActs.find(isOffered) : undefined;
  // What stops it is said above.
  const first = weightiest === "publish" && isBroken(proposal) ? undefined : weightiest;
  return (
    <Stack $gap="0.75rem">
      <BrokenBrands proposal={proposal} nameOf={nameOf} />
      <ButtonRow>
        {offered.map((name) => (
          <Button
            key={name}
            variant={name === first ? "primary" : "secondary"}
            busy={running === name}
            onClick={() => void act(name)}
          >
            {text(`act.${name}`)}
          </Button>
        ))}
        {asked.map((name) => (
          <Asked
            key={name}
            name={name}
            variant={name === first ? "primary" : quietActs.has(name) ? "quiet" : "secondary"}
            proposal={proposal}
            nameOf={nameOf}
            isRunning={running === name}
            refusal={refused?.act === name ? refused.words : undefined}
            // What still runs says how it ends.
            onClosed={isPending ? () => undefined : reset}
            onGiven={(more) => act(name, more)}
          />
        ))}
      </ButtonRow>
      {refused !== undefined && !asked.some((name) => name === refused.act) && (
        <Message variant="error">{refused.words}</Message>
      )}
    </Stack>
  );
}

interface AskedProps {
  readonly name: AskedAct;
  readonly variant: "primary" | "quiet" | "secondary";
  readonly proposal: Proposal;
  readonly nameOf: (id: string) => string;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  readonly onClosed: () => void;
  /** Does it with what was answered. Gives whether it was done: the dialog stays open when it was not. */
  readonly onGiven: (answer: Partial<ActRequest>) => Promise<boolean>;
}

/** An act that people notice, or that needs an answer: a dialog asks for it. */
function Asked({ name, variant, proposal, nameOf, isRunning, refusal, onClosed, onGiven }: AskedProps) {
  const Form = askedForms[name];
  return (
    <FormDialog
      open={text(`act.${name}`)}
      variant={variant}
      title={titles[name] ?? text(`act.${name}`)}
      onClosed={onClosed}
    >
      {(close) => (
        <Form
          name={name}
          proposal={proposal}
          nameOf={nameOf}
          shared={{ send: text(`act.${name}`), isSending: isRunning, refusal, onCancel: close }}
          onGiven={(answer) => void onGiven(answer).then((isDone) => isDone && close())}
        />
      )}
    </FormDialog>
  );
}

const titles: Readonly<Partial<Record<AskedAct, string>>> = {
  close: text("act.closeTitle"),
  correct: text("act.correctTitle"),
  publish: text("act.publishTitle"),
  takeBack: text("act.takeBackTitle"),
};

const askedForms = {
  publish: PublishForm,
  plan: TimeForm,
  return: ReasonForm,
  correct: CorrectForm,
  takeBack: TakeBackForm,
  rename: NameForm,
  close: CloseForm,
} satisfies Record<AskedAct, unknown>;

const quietActs: ReadonlySet<Act> = new Set(["close", "rename"]);

/** In the order of their weight. */
const askedActs = [
  "publish",
  "correct",
  "plan",
  "return",
  "takeBack",
  "rename",
  "close",
] as const satisfies readonly AskedAct[];
