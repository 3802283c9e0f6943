import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { type DesignerScheme, designerSchemes } from "#studio/document/OfferedLook.ts";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";
import type { LookImport } from "./useLook.ts";

interface LookFilesProps {
  readonly look: LookImport;
  /** The last file was removed. */
  readonly onEmpty: () => void;
}

const schemeChoices = ["both", ...designerSchemes] as const;

/** The files of the designer. One that does not say what it is for is asked about. */
export function LookFiles({ look, onEmpty }: LookFilesProps) {
  const { files, state } = look;
  const unsaid = state.status === "here" ? state.offered.unsaid : [];
  return (
    <Files aria-label={text("look.files")}>
      {files.map(({ name, scheme }) => (
        <li key={name}>
          <Line>
            <span>{name}</span>
            <Button
              variant="quiet"
              aria-label={text("look.removeFile", { file: name })}
              onClick={(event) => {
                if (files.length === 1) return onEmpty();
                const row = event.currentTarget.closest("li");
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                next?.querySelector("button")?.focus();
                return look.remove(name);
              }}
            >
              {text("look.remove")}
            </Button>
          </Line>
          {unsaid.includes(name) && (
            <>
              <p>{text("look.unsaid")}</p>
              <Segments<DesignerScheme | "both">
                legend={text("look.schemeOf", { file: name })}
                choices={schemeChoices.map((value) => ({ value, text: text(`look.scheme.${value}`) }))}
                chosen={scheme ?? "both"}
                onChoose={(next) => look.setScheme(name, next === "both" ? undefined : next)}
              />
            </>
          )}
        </li>
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: grid;
  gap: 0.5rem;

  & p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;

  & > span {
    overflow-wrap: anywhere;
    font-weight: ${theme.font.weightStrong};
  }
`;
