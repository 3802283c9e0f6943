import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { Select } from "../parts/Select.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { keepInAddress, readAddress } from "../address.ts";
import { namesQuery } from "../session/queries.ts";
import { useOpenDocument } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { Comparison } from "./Comparison.tsx";

/** Two brands field by field. The address has their ids. */
export function ComparePage() {
  const names = useQuery(namesQuery);
  return (
    <>
      <PageNav current="compare" />
      <PageMain data-wide>
        <h1>{text("compare.title")}</h1>
        <p>{text("compare.lead")}</p>
        {names.data === undefined && <Unanswered query={names} />}
        {names.data !== undefined && names.data.length > 1 && <Choice brands={names.data} />}
        {names.data !== undefined && names.data.length <= 1 && (
          <Message variant="info">{text("compare.onlyOne")}</Message>
        )}
      </PageMain>
    </>
  );
}

/** The two brands of the address; without one, the first that is left. */
function chosenOf(brands: readonly BrandName[]): readonly [string, string] {
  const asked = readAddress();
  const known = (name: "a" | "b") => brands.find(({ id }) => id === asked[name])?.id;
  const a = known("a") ?? brands.find(({ id }) => id !== asked.b)?.id ?? "";
  return [a, known("b") ?? brands.find(({ id }) => id !== a)?.id ?? ""];
}

function Choice({ brands }: { readonly brands: readonly BrandName[] }) {
  const [[a, b], setChosen] = useState(() => chosenOf(brands));
  const choose = (nextA: string, nextB: string) => {
    setChosen([nextA, nextB]);
    keepInAddress({ a: nextA, b: nextB });
  };
  const options = brands.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      <Choices>
        <Select label={text("compare.a")} value={a} options={options} onChange={(next) => choose(next, b)} />
        <Select label={text("compare.b")} value={b} options={options} onChange={(next) => choose(a, next)} />
      </Choices>
      {a === b ? <Message variant="info">{text("compare.same")}</Message> : <Opened key={`${a} ${b}`} a={a} b={b} />}
    </>
  );
}

function Opened({ a, b }: { readonly a: string; readonly b: string }) {
  const [left, right] = [useOpenDocument(a), useOpenDocument(b)];
  if (left.data !== undefined && right.data !== undefined) return <Comparison a={left.data} b={right.data} />;
  return <Unanswered query={left.error === null ? right : left} />;
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem ${theme.space[2]};
  margin-block-end: ${theme.space[1]};
`;
