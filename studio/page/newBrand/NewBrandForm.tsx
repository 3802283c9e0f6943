import { type FormEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { textControlStyle } from "#ui/form/text/textControlStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { actRefusalOf } from "#studio/document/refusals.ts";
import { storeProblemOf } from "#studio/document/storeProblem.ts";
import { companyPlace } from "../companyPlace.ts";
import { SelectField } from "../parts/SelectField.tsx";
import { ApiError, brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { proposedId } from "./proposedId.ts";
import { FirstLook, isLook, type Look } from "./FirstLook.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { cardStyle } from "../parts/layout.ts";

interface NewBrandFormProps {
  readonly brands: readonly BrandName[];
  readonly onCreated: (brand: BrandName) => void;
}

/** The help below the id while it is typed. */
function idHelp(check: IdCheck, id: string): string {
  if (check.status === "checking") return text("new.idChecking", { id });
  return check.status === "free" ? text("new.idFree", { id }) : text("new.idHelp");
}

/** How far the sending is, and why the server refuses a name, or to write at all. */
type Sending =
  | { readonly status: "idle" | "running" }
  | { readonly status: "name-refused"; readonly name: string; readonly problem: string }
  | { readonly status: "failed"; readonly why: string };

function refusalOf(error: unknown, name: string): Sending {
  if (!(error instanceof ApiError)) throw error;
  if (error.refused === "name" && error.problem !== undefined)
    return { status: "name-refused", name, problem: error.problem };
  const problem = storeProblemOf(error.refused);
  if (problem !== undefined)
    return { status: "failed", why: `${text(`problem.${problem}`)}. ${text("new.nothingWritten")}` };
  const act = actRefusalOf(error.refused);
  return { status: "failed", why: act === undefined ? text("new.failedText") : text(`act.refused.${act}`) };
}

/** What is written in the form, whether it was to be sent, and how far that is. */
function useNewBrand(onCreated: NewBrandFormProps["onCreated"]) {
  const [written, setWritten] = useState({ name: "", id: "", from: "", look: { colour: "" } as Look });
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState<Sending>({ status: "idle" });
  const check = useIdCheck(written.id);
  const nameField = useRef<HTMLInputElement>(null);
  const idField = useRef<HTMLInputElement>(null);
  const fromField = useRef<HTMLSelectElement>(null);
  const send = async () => {
    const { name, id, from, look } = written;
    const { colour, ...logo } = look;
    setSending({ status: "running" });
    try {
      onCreated(await brandsApi.create({ id, name, from, ...logo, ...(colour === "" ? {} : { colour }) }));
    } catch (error) {
      const refused = refusalOf(error, name);
      setSending(refused);
      if (refused.status === "name-refused") nameField.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { name, id, from, look } = written;
    if (name.trim() === "") nameField.current?.focus();
    else if (id === "" || check.status === "refused") idField.current?.focus();
    else if (from === "") fromField.current?.focus();
    else if (isLook(look)) void send();
  };
  const change = (part: Partial<typeof written>) => setWritten((before) => ({ ...before, ...part }));
  return { written, change, isTried, sending, check, nameField, idField, fromField, submit };
}

/** Id, name, the brand to start from, and its first look. Nothing is written before the button is pressed. */
export function NewBrandForm({ brands, onCreated }: NewBrandFormProps) {
  const { written, change, isTried, sending, check, nameField, idField, fromField, submit } = useNewBrand(onCreated);
  const { name, id, from, look } = written;
  const missing = (value: string, message: string) => (isTried && value.trim() === "" ? message : undefined);
  const isNameRefused = sending.status === "name-refused" && sending.name === name;
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        ref={nameField}
        label={text("new.name")}
        value={name}
        // The id follows the name as long as it is the one that was proposed.
        onValueChange={(value) => change({ name: value, ...(id === proposedId(name) && { id: proposedId(value) }) })}
        error={isNameRefused ? sending.problem : missing(name, text("new.nameMissing"))}
      />
      <TextField
        ref={idField}
        label={text("new.id")}
        value={id}
        onValueChange={(value) => change({ id: value.trim() })}
        help={idHelp(check, id)}
        error={check.status === "refused" ? check.problem : missing(id, text("new.idMissing"))}
      />
      <Brands
        ref={fromField}
        label={text("new.from")}
        help={text("new.fromHelp")}
        options={[
          { value: "", text: text("pages.choose") },
          ...brands.map((brand) => ({ value: brand.id, text: brand.name })),
        ]}
        value={from}
        onChange={(value) => change({ from: value })}
        error={missing(from, text("new.fromMissing"))}
      />
      <FirstLook
        look={look}
        onChange={(next) => change({ look: next })}
        checkedBy={brands[0]?.id ?? ""}
        error={isTried && !isLook(look) ? text("new.colourWrong") : undefined}
      />
      {check.status === "free" && <WhatIsMade id={id} />}
      {sending.status === "failed" && (
        <Message variant="error" title={text("new.failed")}>
          {sending.why}
        </Message>
      )}
      <Button variant="primary" type="submit" busy={sending.status === "running"}>
        {text("new.create")}
      </Button>
    </Form>
  );
}

/** What the button will make: files on one machine; in a company a part of the proposal, whose files nobody sees. */
function WhatIsMade({ id }: { readonly id: string }) {
  const isProposed = companyPlace() !== undefined;
  return (
    <Message variant="info" title={text(isProposed ? "new.proposes" : "new.writes")}>
      {text(isProposed ? "new.proposesText" : "new.writesText", { id })}
    </Message>
  );
}

/** What is known of an id while it is typed. */
type IdCheck =
  | { readonly status: "empty" }
  | { readonly status: "checking" }
  | { readonly status: "free" }
  | { readonly status: "refused"; readonly problem: string };

/** A pause in the typing after which the id is checked. */
const pauseMs = 200;

/** Checks the id of a new brand, as `npm run tenant -- new` does. */
function useIdCheck(id: string): IdCheck {
  const answer = useServerAnswer(id === "" ? undefined : id, (signal) => brandsApi.checkNewId(id, signal), pauseMs);
  if (id === "") return { status: "empty" };
  // Without an answer the id stays unchecked: the server checks it again before it writes.
  if (answer.status !== "here" || !answer.isCurrent) return { status: "checking" };
  const { problem } = answer.value;
  return problem === undefined ? { status: "free" } : { status: "refused", problem };
}

/* As high as the fields around it. */
const Brands = styled(SelectField)`
  ${textControlStyle}
  min-height: ${theme.size.control};
  font-size: inherit;
  line-height: inherit;
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  ${cardStyle}

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }

  & input:not([type="color"]) {
    width: 100%;
    max-width: none;
  }
`;
