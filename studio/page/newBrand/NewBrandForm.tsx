import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { textControlStyle } from "#ui/form/text/textControlStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { actRefusalOf } from "#studio/document/company/actRefusals.ts";
import { storeProblemOf } from "#studio/document/storeProblem.ts";
import { SelectInput, type SelectOption } from "../parts/SelectInput.tsx";
import { ApiError, brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { FirstLook, isLook, type Look } from "./FirstLook.tsx";
import { type IdCheck, useIdCheck } from "./useIdCheck.ts";

interface NewBrandFormProps {
  readonly brands: readonly BrandName[];
  readonly onCreated: (brand: BrandName) => void;
}

/** The help below the id while it is typed. */
function idHelp(check: IdCheck, id: string): string {
  if (check.status === "checking") return text("new.idChecking", { id });
  return check.status === "free" ? text("new.idFree", { id }) : text("new.idHelp");
}

/** Why the server refuses a name, or to write at all. */
interface Refusal {
  readonly name?: string;
  readonly problem?: string;
  readonly why?: string;
}

function refusalOf(error: unknown, name: string): Refusal {
  if (!(error instanceof ApiError)) throw error;
  if (error.refused === "name" && error.problem !== undefined) return { name, problem: error.problem };
  const problem = storeProblemOf(error.refused);
  if (problem !== undefined) return { why: `${text(`problem.${problem}`)}. ${text("new.nothingWritten")}` };
  const act = actRefusalOf(error.refused);
  return act === undefined ? {} : { why: text(`act.refused.${act}`) };
}

/** Id, name, the brand to start from, and its first look. Nothing is written before the button is pressed. */
export function NewBrandForm({ brands, onCreated }: NewBrandFormProps) {
  const [name, setName] = useState("");
  const [id, setId] = useState("");
  const [from, setFrom] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState<"failed" | "idle" | "running">("idle");
  const [refusal, setRefusal] = useState<Refusal>({});
  const [look, setLook] = useState<Look>({ colour: "" });
  const check = useIdCheck(id);
  const nameField = useRef<HTMLInputElement>(null);
  const idField = useRef<HTMLInputElement>(null);
  const fromField = useRef<HTMLSelectElement>(null);
  const missing = (value: string, message: string) => (isTried && value.trim() === "" ? message : undefined);
  const idError = check.status === "refused" ? check.problem : missing(id, text("new.idMissing"));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() === "") return nameField.current?.focus();
    if (id === "" || check.status === "refused") return idField.current?.focus();
    if (from === "") return fromField.current?.focus();
    if (!isLook(look)) return undefined;
    const { colour, ...logo } = look;
    setSending("running");
    try {
      onCreated(await brandsApi.create({ id, name, from, ...logo, ...(colour === "" ? {} : { colour }) }));
    } catch (error) {
      const refused = refusalOf(error, name);
      setRefusal(refused);
      setSending(refused.problem === undefined ? "failed" : "idle");
      if (refused.problem !== undefined) nameField.current?.focus();
    }
    return undefined;
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={nameField}
        label={text("new.name")}
        value={name}
        onValueChange={setName}
        error={refusal.name === name ? refusal.problem : missing(name, text("new.nameMissing"))}
      />
      <TextField
        ref={idField}
        label={text("new.id")}
        value={id}
        onValueChange={(value) => setId(value.trim())}
        help={idHelp(check, id)}
        error={idError}
      />
      <BrandSelect
        ref={fromField}
        label={text("new.from")}
        help={text("new.fromHelp")}
        options={brands.map((brand) => ({ value: brand.id, text: brand.name }))}
        value={from}
        onChange={setFrom}
        error={missing(from, text("new.fromMissing"))}
      />
      <FirstLook
        look={look}
        onChange={setLook}
        checkedBy={brands[0]?.id ?? ""}
        error={isTried && !isLook(look) ? text("new.colourWrong") : undefined}
      />
      {check.status === "free" && (
        <Message variant="info" title={text("new.writes")}>
          {text("new.writesText", { id })}
        </Message>
      )}
      {sending === "failed" && (
        <Message variant="error" title={text("new.failed")}>
          {refusal.why ?? text("new.failedText")}
        </Message>
      )}
      <Button variant="primary" type="submit" busy={sending === "running"}>
        {text("new.create")}
      </Button>
    </Form>
  );
}

interface BrandSelectProps {
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly options: readonly SelectOption[];
  /** The id of the chosen brand; `""`: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly ref: Ref<HTMLSelectElement>;
}

/** The choice of a brand, with help and error. */
function BrandSelect({ label, help, error, options, ...select }: BrandSelectProps) {
  const id = useId();
  const hint = { id: `${id}hint`, help, error };
  return (
    <FieldFrame label={label} htmlFor={id}>
      <Brands
        {...select}
        {...hintProps(hint)}
        id={id}
        options={[{ value: "", text: text("pages.choose") }, ...options]}
      />
      <FieldHint {...hint} />
    </FieldFrame>
  );
}

const Brands = styled(SelectInput)`
  ${textControlStyle}
  width: 100%;
  min-height: ${theme.size.control};
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

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
