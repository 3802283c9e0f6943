import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import type { DesignerScheme, LookChange } from "#studio/document/OfferedLook.ts";
import { gradeOfRatio } from "../colours/colourPairs.ts";
import { GradeMark } from "../colours/pairs/GradeMark.tsx";
import { lowerFirst } from "../colours/roleName.ts";
import { countText, text } from "../texts.ts";
import { LookValue, TokenName } from "./LookValue.tsx";
import { roleTitle, whyText } from "./lookWords.ts";

interface LookChangesProps {
  readonly scheme: DesignerScheme;
  readonly changes: readonly LookChange[];
  readonly onKeep: (role: string) => void;
}

/** The roles that change in a scheme: the designer's token, the value before and after, and its lowest contrast. */
export function LookChanges({ scheme, changes, onKeep }: LookChangesProps) {
  return (
    <details open>
      <summary>{countText(`look.changes.${scheme}`, changes.length)}</summary>
      <Table>
        <colgroup>
          <col style={{ width: "40%" }} />
          <col style={{ width: "30%" }} />
          <col style={{ width: "30%" }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{text("look.column.role")}</th>
            <th scope="col">{text("look.column.values")}</th>
            <th scope="col">{text("look.column.contrast")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Change key={change.role} change={change} onKeep={() => onKeep(change.role)} />
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function wantedText({ wanted, after }: LookChange): string | undefined {
  if (wanted === undefined) return undefined;
  // A translucent colour becomes the opaque one that is seen.
  const isTranslucent = /^#[\da-f]{8}$/i.test(wanted) && !/^#[\da-f]{8}$/i.test(after);
  return text(isTranslucent ? "look.wantedOther" : "look.wanted", { value: wanted });
}

function Change({ change, onKeep }: { readonly change: LookChange; readonly onKeep: () => void }) {
  const { role, from, before, after, pair } = change;
  const title = roleTitle(role);
  const wanted = wantedText(change);
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{from === undefined ? text("look.moved") : <TokenName token={from.token} />}</small>
        {from !== undefined && <small>{whyText(from)}</small>}
        {wanted !== undefined && <small>{wanted}</small>}
        {from !== undefined && (
          <Button variant="quiet" aria-label={text("look.keepRole", { role: title })} onClick={onKeep}>
            {text("look.keepValue")}
          </Button>
        )}
      </th>
      <td>
        <VisuallyHidden>{text("look.value.before")}: </VisuallyHidden>
        <LookValue value={before} />
        <br />
        <VisuallyHidden>{text("look.value.after")}: </VisuallyHidden>
        <strong>
          <LookValue value={after} />
        </strong>
      </td>
      <td>
        {pair === undefined ? (
          <small>{text("look.noContrast")}</small>
        ) : (
          <>
            <GradeMark ratio={pair.ratio} grade={gradeOfRatio(pair.ratio, pair.minimum)} />
            <small>{text("look.with", { role: lowerFirst(roleTitle(`color.${pair.with}`)) })}</small>
          </>
        )}
      </td>
    </tr>
  );
}

const Table = styled.table`
  /* Hidden texts stay in here: outside of it, they would make the page longer. */
  position: relative;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${theme.font.sizeXs};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0.375rem 0.5rem 0.375rem 0;
    border-block-end: 1px solid ${theme.color.border};
    font-weight: ${theme.font.weightBody};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: ${theme.color.textSubtle};
  }

  & tbody th {
    font-weight: ${theme.font.weightStrong};
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }

  & small {
    display: block;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
  }

  & button {
    height: auto;
    min-height: 1.5rem;
    padding: 0.125rem 0.375rem;
    margin-inline-start: -0.375rem;
    font-size: ${theme.font.sizeXs};
  }
`;
