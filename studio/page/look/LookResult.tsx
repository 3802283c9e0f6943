import { useId, useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { designerSchemes, type DesignerScheme, type OfferedLook } from "#studio/document/OfferedLook.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { readInContext } from "../colours/contextView.ts";
import { PaletteMock } from "../colours/palette/PaletteMock.tsx";
import { hasDark } from "../contexts/themeContexts.ts";
import { Panel } from "../parts/Panel.ts";
import { countText, text } from "../texts.ts";
import { LookChanges } from "./LookChanges.tsx";
import { roleTitle } from "./lookWords.ts";

interface LookResultProps {
  readonly offered: Extract<OfferedLook, { readonly status: "read" }>;
  readonly texts: DocumentTexts;
  readonly onKeep: (role: string) => void;
}

/** The brand before and after: small portals in light and dark, and every role that changes. */
export function LookResult({ offered, texts, onKeep }: LookResultProps) {
  const id = useId();
  const { changes, refused, same, kept, texts: changed } = offered;
  return (
    <Panel aria-labelledby={id}>
      <h5 id={id} tabIndex={-1} data-result>
        {text("look.result")}
      </h5>
      {changes.length === 0 && <p>{text("look.nothing")}</p>}
      {changes.length > 0 && <Mocks before={texts} changed={changed} />}
      {designerSchemes.map((scheme) => {
        const own = changes.filter((change) => change.scheme === scheme);
        return own.length === 0 ? null : <LookChanges key={scheme} scheme={scheme} changes={own} onKeep={onKeep} />;
      })}
      {refused.map(({ role, message }) => (
        <p key={role}>{text("look.refusedRole", { role: roleTitle(role), message })}</p>
      ))}
      {same > 0 && <p>{countText("look.same", same)}</p>}
      {kept > 0 && <p>{countText("look.kept", kept)}</p>}
    </Panel>
  );
}

interface MocksProps {
  readonly before: DocumentTexts;
  readonly changed: Partial<DocumentTexts>;
}

function Mocks({ before, changed }: MocksProps) {
  const after = useMemo(() => ({ ...before, ...changed }), [before, changed]);
  return (
    <>
      <SchemeMocks scheme="light" before={before} after={after} />
      {hasDark(after) && <SchemeMocks scheme="dark" before={before} after={after} />}
    </>
  );
}

interface SchemeMocksProps {
  readonly scheme: DesignerScheme;
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
}

function SchemeMocks({ scheme, before, after }: SchemeMocksProps) {
  const [old, next] = useMemo(
    () => [before, after].map((texts) => readInContext(texts, { scheme, contrast: "normal" })),
    [before, after, scheme],
  );
  const isThere = scheme === "light" || hasDark(before);
  return (
    <Pair>
      {isThere && old !== undefined && <PaletteMock title={text(`look.before.${scheme}`)} view={old} />}
      {!isThere && <p>{text("look.noDark")}</p>}
      {next !== undefined && <PaletteMock title={text(`look.after.${scheme}`)} view={next} />}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  gap: 0.75rem;

  & > p {
    flex: 1 1 0;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
