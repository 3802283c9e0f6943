import { useMutation, useQuery } from "@tanstack/react-query";
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
import { SelectField } from "../parts/Select.tsx";
import { ApiError, brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { proposedId } from "./proposedId.ts";
import { FirstLook, isLook, type Look } from "./FirstLook.tsx";
import { newIdQuery } from "../session/queries.ts";
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

/** Why the server refuses a name; undefined: it does not. */
const nameProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && error.refused === "name" ? error.problem : undefined;

/** Why the server refuses to write at all. */
function whyFailed(error: unknown): string {
  const refused = error instanceof ApiError ? error.refused : "";
  const problem = storeProblemOf(refused);
  if (problem !== undefined) return `${text(`problem.${problem}`)}. ${text("new.nothingWritten")}`;
  const act = actRefusalOf(refused);
  return act === undefined ? text("new.failedText") : text(`act.refused.${act}`);
}

/** What is written in the form, whether it was to be sent, and how far that is. */
function useNewBrand(onCreated: NewBrandFormProps["onCreated"]) {
  const [written, setWritten] = useState({ name: "", id: "", from: "", look: { colour: "" } as Look });
  const [isTried, setIsTried] = useState(false);
  const check = useIdCheck(written.id);
  const nameField = useRef<HTMLInputElement>(null);
  const idField = useRef<HTMLInputElement>(null);
  const fromField = useRef<HTMLSelectElement>(null);
  const creation = useMutation({
    mutationFn: brandsApi.create,
    onSuccess: (brand) => onCreated(brand),
    onError: (error) => {
      if (nameProblem(error) !== undefined) nameField.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { name, id, from, look } = written;
    if (name.trim() === "") nameField.current?.focus();
    else if (id === "" || check.status === "refused") idField.current?.focus();
    else if (from === "") fromField.current?.focus();
    else if (isLook(look)) {
      const { colour, ...logo } = look;
      creation.mutate({ id, name, from, ...logo, ...(colour === "" ? {} : { colour }) });
    }
  };
  const change = (part: Partial<typeof written>) => setWritten((before) => ({ ...before, ...part }));
  return { written, change, isTried, creation, check, nameField, idField, fromField, submit };
}

/** Id, name, the brand to start from, and its first look. Nothing is written before the button is pressed. */
export function NewBrandForm({ brands, onCreated }: NewBrandFormProps) {
  const { written, change, isTried, creation, check, nameField, idField, fromField, submit } = useNewBrand(onCreated);
  const { name, id, from, look } = written;
  const missing = (value: string, message: string) => (isTried && value.trim() === "" ? message : undefined);
  const { error, variables } = creation;
  const refusedName = nameProblem(error);
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        ref={nameField}
        label={text("new.name")}
        value={name}
        // The id follows the name as long as it is the one that was proposed.
        onValueChange={(value) => change({ name: value, ...(id === proposedId(name) && { id: proposedId(value) }) })}
        error={
          variables?.name === name && refusedName !== undefined ? refusedName : missing(name, text("new.nameMissing"))
        }
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
      {error !== null && refusedName === undefined && (
        <Message variant="error" title={text("new.failed")}>
          {whyFailed(error)}
        </Message>
      )}
      <Button variant="primary" type="submit" busy={creation.isPending || creation.isSuccess}>
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

/** Checks the id of a new brand, as `npm run tenant -- new` does. */
function useIdCheck(id: string): IdCheck {
  const { data } = useQuery(newIdQuery(id));
  if (id === "") return { status: "empty" };
  // Without an answer the id stays unchecked: the server checks it again before it writes.
  if (data === undefined) return { status: "checking" };
  const { problem } = data;
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
