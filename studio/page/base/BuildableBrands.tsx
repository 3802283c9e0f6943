import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { editPauseMs, useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";

interface BuildableBrandsProps {
  /** The revision of the edited base. */
  readonly revision: number;
}

/** So many brands are named; of the rest it is said how many they are. */
const mostNamed = 12;

/** Which brands can be built with the edited base, and which cannot. */
export function BuildableBrands({ revision }: BuildableBrandsProps) {
  const answer = useServerAnswer(String(revision), brandsApi.baseBuildable, editPauseMs);
  if (answer.status !== "here") return null;
  const { brands, cannot } = answer.value;
  const isNone = cannot.length === brands;
  const named = isNone ? [] : cannot.slice(0, mostNamed);
  return (
    <Line>
      {cannot.length === 0 && text("base.buildable.all", { count: brands })}
      {isNone && brands > 0 && text("base.buildable.none")}
      {!isNone && cannot.length > 0 && text("base.buildable.some", { count: brands - cannot.length, all: brands })}
      {named.map(({ id, name, errors }) => (
        <a key={id} href={brandPath(id)}>
          {countText("base.buildable.errors", errors, { name })}
        </a>
      ))}
      {!isNone && cannot.length > named.length && (
        <span>{text("base.effect.more", { count: cannot.length - named.length })}</span>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.75rem;
  max-width: none;
  padding-block-start: 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
