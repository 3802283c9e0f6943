import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { BaseChange, BaseEffect, BrandName } from "#studio/document/BaseEffect.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { effectiveValue } from "#studio/document/effectiveValue.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { ChangeGroup, ChangeRow } from "../changes/ChangeList.tsx";
import { ShownValue } from "../changes/ShownValue.tsx";
import { brandPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { searchWith } from "../address.ts";
import { fieldAddress } from "../route.ts";
import { NamedBrands } from "../parts/NamedBrands.tsx";
import { countText, text } from "../texts.ts";
import { Row } from "../parts/layout.ts";
import { baseBuildableQuery } from "../session/queries.ts";
import { useEditRights } from "../session/useEditRights.ts";

interface BaseChangesProps {
  readonly effect: BaseEffect;
  /** Whether it is the effect of what was written last. Until then nobody knows that nothing is changed. */
  readonly isNewest: boolean;
  readonly brands: readonly BrandName[];
  /** The revision of the edited base. */
  readonly revision: number;
  readonly basis: FormBasis;
}

/** Each changed value of the base, before and after, with the brands that inherit it. */
export function BaseChanges({ effect: { isReadable, changes }, isNewest, brands, revision, basis }: BaseChangesProps) {
  const canEdit = useEditRights()?.edits(baseId) === true;
  const hasTouched = changes.some(({ touched }) => touched.length > 0);
  return (
    <Panel>
      <Row as="header" $apart $gap="0.25rem 1rem">
        <h2 id="virkning">{text("base.effect")}</h2>
        {hasTouched && <a href={studioPaths.glance + searchWith({ felles: "" })}>{text("base.effect.glance")}</a>}
      </Row>
      {!isReadable && <p>{text("base.effect.unreadable")}</p>}
      {isReadable && changes.length === 0 && (
        <p>
          {text(isNewest ? "base.effect.none" : "base.effect.waiting")} {isNewest && canEdit && text("base.effect.how")}
        </p>
      )}
      {changes.length > 0 && (
        <ChangeGroup as="div">
          <ul>
            {changes.map((change) => (
              <Change
                key={JSON.stringify([change.environment, change.language, ...change.path])}
                change={change}
                brands={brands}
                basis={basis}
              />
            ))}
          </ul>
        </ChangeGroup>
      )}
      {isReadable && <BuildableBrands revision={revision} />}
    </Panel>
  );
}

interface ChangeProps extends Pick<BaseChangesProps, "basis" | "brands"> {
  readonly change: BaseChange;
}

function Change({ change, brands, basis }: ChangeProps) {
  const { environment, language, touched, own, path } = change;
  const field = { kind: language ?? ("descriptor" as const), path: path.map(String) };
  const place = environment === undefined ? path : ["environments", environment, ...path];
  const reached = brands.filter(({ id }) => touched.includes(id));
  // Without a text of the base the portal's own holds. What an environment has instead is in the file, which is not here.
  const held = (value: unknown) =>
    environment === undefined ? effectiveValue({ ...field, value }, undefined, basis) : value;
  const [before, after] = [held(change.before), held(change.after)];
  const sideOf = (value: unknown) => (value === undefined ? {} : { value });
  return (
    <ChangeRow
      title={placeTitle({ kind: field.kind, path: place }, basis)}
      before={<ShownValue place={field} side={sideOf(before)} />}
      after={<ShownValue place={field} side={sideOf(after)} />}
    >
      <p>
        <strong>
          {touched.length === 0
            ? text("base.effect.untouched")
            : countText(after === undefined ? "base.effect.missed" : "base.effect.touched", touched.length)}
        </strong>
        <NamedBrands brands={reached} addressOf={({ id }) => fieldAddress(id, { kind: field.kind, path: place })} />
        {own > 0 && <span>{countText("base.effect.own", own)}</span>}
      </p>
    </ChangeRow>
  );
}

interface BuildableBrandsProps {
  /** The revision of the edited base. */
  readonly revision: number;
}

/** Which brands can be built with the edited base, and which cannot. */
function BuildableBrands({ revision }: BuildableBrandsProps) {
  const { data } = useQuery(baseBuildableQuery(revision));
  if (data === undefined) return null;
  const { brands, cannot } = data;
  const isNone = cannot.length === brands;
  return (
    <Line>
      {cannot.length === 0 && countText("base.buildable.all", brands)}
      {isNone && brands > 0 && text("base.buildable.none")}
      {!isNone && cannot.length > 0 && text("base.buildable.some", { count: brands - cannot.length, all: brands })}
      {!isNone && (
        <NamedBrands
          brands={cannot}
          addressOf={({ id }) => brandPath(id)}
          textOf={({ name, errors }) => countText("base.buildable.errors", errors, { name })}
        />
      )}
    </Line>
  );
}

const Panel = styled.div`
  max-height: 38vh;
  padding: 0.75rem 1rem;
  overflow: auto;
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeSm};

  & h2 {
    font-size: ${theme.font.sizeMd};
  }

  & > p {
    color: ${theme.color.textSubtle};
  }

  & li > p:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.75rem;
    max-width: none;
  }

  & li > p:last-child > span {
    color: ${theme.color.textSubtle};
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.75rem;
  max-width: none;
  padding-block-start: 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
