import { type ComponentProps, useId, useRef, useState } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { baseId } from "#studio/document/StudioDocument.ts";
import { limits } from "#studio/document/limits.ts";
import type { ActRequest, Proposal } from "#studio/document/company/CompanyWire.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { text } from "../texts.ts";
import { useNeededText } from "../colleagues/useNeededText.ts";
import { listInWords } from "../parts/listInWords.ts";
import { DialogForm } from "../parts/DialogForm.tsx";
import { sendingWords } from "../colleagues/proposalWords.ts";
import { BrokenBrands, isBroken } from "./BrokenBrands.tsx";
import { ChangesInWords } from "../changes/ChangeList.tsx";

/** Acts that a dialog asks more about first. */
export type AskedAct = "close" | "correct" | "plan" | "publish" | "rename" | "return" | "takeBack";

interface AskedFormProps {
  readonly name: AskedAct;
  readonly proposal: Proposal;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
  readonly shared: Omit<ComponentProps<typeof DialogForm>, "children" | "onSend">;
  readonly onGiven: (answer: Partial<ActRequest>) => void;
}

/** Asks once more before a proposal is closed. */
export function CloseForm({ shared, onGiven }: AskedFormProps) {
  return (
    <DialogForm {...shared} onSend={() => onGiven({})}>
      <p>{text("act.closeText")}</p>
    </DialogForm>
  );
}

/** Says whose customers get a change, and asks once more before it is published. */
export function PublishForm({ proposal, nameOf, shared, onGiven }: AskedFormProps) {
  const { brands } = proposal;
  const named = brands.filter((id) => id !== baseId);
  return (
    <DialogForm {...shared} isStopped={isBroken(proposal)} onSend={() => onGiven({})}>
      {named.length > 0 && <p>{text("act.publishText", { names: listInWords(named.map(nameOf)) })}</p>}
      {brands.includes(baseId) && <p>{text("act.publishBase")}</p>}
      <BrokenBrands proposal={proposal} nameOf={nameOf} />
    </DialogForm>
  );
}

/** Says what taking back does for each brand, and asks once more. */
export function TakeBackForm({ proposal: { takeBackPlan }, nameOf, shared, onGiven }: AskedFormProps) {
  const lines = (["rollsBack", "newer", "others"] as const).flatMap((part) => {
    const brands = takeBackPlan?.[part] ?? [];
    return brands.length === 0 ? [] : [text(`act.takeBack.${part}`, { names: brands.map(nameOf).join(", ") })];
  });
  return (
    <DialogForm {...shared} onSend={() => onGiven({})}>
      <p>{text("act.takeBackText")}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </DialogForm>
  );
}

/** Shows what is corrected, before and after, and asks once more. */
export function CorrectForm({ proposal, nameOf, shared, onGiven }: AskedFormProps) {
  return (
    <DialogForm {...shared} isStopped={isBroken(proposal)} onSend={() => onGiven({})}>
      <p>{text("act.correctText")}</p>
      <ChangesInWords changes={proposal.changes} />
      <BrokenBrands proposal={proposal} nameOf={nameOf} />
    </DialogForm>
  );
}

/** Asks for the reason why a proposal is sent back. */
export function ReasonForm({ shared, onGiven }: AskedFormProps) {
  const { props, take } = useNeededText<HTMLTextAreaElement>(text("act.reasonNeeded"), { most: limits.comment });
  const send = () => {
    const reason = take();
    if (reason !== undefined) onGiven({ reason });
  };
  return (
    <DialogForm {...shared} onSend={send}>
      <TextArea {...props} label={text("act.reason")} maxLength={limits.comment} />
    </DialogForm>
  );
}

/** Asks for another name of a proposal. */
export function NameForm({ proposal: { title: former }, shared, onGiven }: AskedFormProps) {
  const { props, take } = useNeededText<HTMLInputElement>(text("act.nameNeeded"), {
    first: former,
    most: limits.title,
  });
  const send = () => {
    const title = take();
    if (title !== undefined) onGiven({ title });
  };
  return (
    <DialogForm {...shared} onSend={send}>
      <TextField
        {...props}
        label={text("act.name")}
        help={text("act.nameHint", { most: limits.title })}
        maxLength={limits.title}
      />
    </DialogForm>
  );
}

/** Asks for the time of a publication. */
export function TimeForm({ proposal, nameOf, shared, onGiven }: AskedFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [time, setTime] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const hint = {
    id: `${id}hint`,
    help: text("act.timeHint", { when: sendingWords(proposal) }),
    error: isWrong ? text("act.timeNeeded") : undefined,
  };
  const send = () => {
    const isPossible = (instantOf(time) ?? 0) > Date.now();
    setIsWrong(!isPossible);
    if (isPossible) onGiven({ for: time });
    else field.current?.focus();
  };
  return (
    <DialogForm {...shared} isStopped={isBroken(proposal)} onSend={send}>
      <FieldFrame label={text("act.time")} htmlFor={id}>
        <TimeInput
          {...hintProps(hint)}
          ref={field}
          id={id}
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <FieldHint {...hint} />
      </FieldFrame>
      <BrokenBrands proposal={proposal} nameOf={nameOf} />
    </DialogForm>
  );
}

const TimeInput = styled.input`
  ${controlStyle}
`;
