import { useEffect, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { type ExportedFile, type ExportedForm, exportedForms } from "#studio/document/OfferedLook.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { Panel } from "../parts/Panel.ts";
import { Segments } from "../parts/Segments.tsx";
import { studioApi } from "../studioApi.ts";
import { text } from "../texts.ts";

interface LookExportProps {
  readonly id: string;
  readonly texts: DocumentTexts;
}

/** A file that can be downloaded. */
interface Download {
  readonly name: string;
  readonly address: string;
}

/** What was made, of which texts and for what. It is out of date with others. */
interface Made {
  readonly texts: DocumentTexts;
  readonly form: ExportedForm;
  /** undefined: the server could not make them. */
  readonly files: readonly Download[] | undefined;
}

const downloadOf = ({ name, text: content }: ExportedFile): Download => ({
  name,
  address: URL.createObjectURL(new Blob([content], { type: "application/json" })),
});

/** The look of the brand as files for the designer's tool. */
export function LookExport({ id, texts }: LookExportProps) {
  const headingId = useId();
  const [form, setForm] = useState<ExportedForm>("figma");
  const [made, setMade] = useState<Made>();
  const [isMaking, setIsMaking] = useState(false);
  useEffect(() => () => made?.files?.forEach(({ address }) => URL.revokeObjectURL(address)), [made]);
  const make = async () => {
    setIsMaking(true);
    const files = await studioApi.exportedLook(id, form).catch(() => undefined);
    setIsMaking(false);
    setMade({ texts, form, files: files?.map(downloadOf) });
  };
  const shown = made?.texts === texts && made.form === form ? made : undefined;
  return (
    <Panel data-filled aria-labelledby={headingId}>
      <h5 id={headingId}>{text("look.export")}</h5>
      <p>{text("look.exportHelp")}</p>
      <Segments<ExportedForm>
        legend={text("look.exportFor")}
        choices={exportedForms.map((value) => ({ value, text: text(`look.form.${value}`) }))}
        chosen={form}
        onChoose={setForm}
      />
      <p>{text(`look.form.${form}.help`)}</p>
      <Button variant="secondary" busy={isMaking} onClick={() => void make()}>
        {text("look.getFiles")}
      </Button>
      <div role="status">
        {shown?.files !== undefined && (
          <>
            <p>{text("look.exportReady")}</p>
            <Files>
              {shown.files.map(({ name, address }) => (
                <li key={name}>
                  <a href={address} download={name}>
                    {name}
                  </a>
                </li>
              ))}
            </Files>
          </>
        )}
      </div>
      {shown !== undefined && shown.files === undefined && (
        <Message variant="error">{text("look.exportFailed")}</Message>
      )}
    </Panel>
  );
}

const Files = styled.ul`
  & > li {
    padding-block: 0.25rem;
    overflow-wrap: anywhere;
  }
`;
