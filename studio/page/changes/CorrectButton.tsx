import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { shownText } from "#studio/document/shownText.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";
import { companyApi } from "../companyApi.ts";
import { companyPlace, whatHelps } from "../companyPlace.ts";
import { DialogForm } from "../parts/DialogForm.tsx";
import { FormDialog } from "../parts/FormDialog.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { meQuery } from "../session/queries.ts";
import { text } from "../texts.ts";
import { wordedChanges } from "./changeWords.ts";
import { ChangesInWords } from "./ChangeList.tsx";

interface CorrectButtonProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly basis: FormBasis;
}

/**
 * «Rett og publiser»: saves the changes of a proposal and publishes them in one step, for somebody who may do both alone.
 * Nothing is shown to others. The server refuses what somebody else has to approve, and then it is saved all the same.
 */
export function CorrectButton({ session, state, basis }: CorrectButtonProps) {
  const number = companyPlace()?.proposal;
  const { document, history } = state;
  const { data: me } = useQuery({ ...meQuery, enabled: typeof number === "number" });
  const publish = useMutation({
    mutationFn: async ({ proposal, close }: { readonly proposal: number; readonly close: () => void }) => {
      // Why it was not saved is said beside the changes.
      if ((await session.save()) === undefined) return close();
      const { head } = await companyApi.proposal(proposal);
      await companyApi.act(proposal, { act: "correct", head });
      // The page of the proposal says how far it is.
      return window.location.assign(studioPaths.brands);
    },
  });
  const isAllowed = me?.brands.some(({ id, corrects }) => id === document.id && corrects) === true;
  if (typeof number !== "number" || document.id === baseId || !isAllowed) return null;
  const [before, after] = [document.saved, history.texts];
  const changes = wordedChanges(fieldChanges(before, after), { before, after, basis });
  return (
    <FormDialog open={text("act.correct")} variant="secondary" title={text("act.correctTitle")}>
      {(close) => (
        <DialogForm
          send={text("act.correct")}
          isSending={publish.isPending}
          refusal={refusalIn(publish, companyPlace()?.help ?? whatHelps())}
          onSend={() => publish.mutate({ proposal: number, close })}
          onCancel={close}
        >
          <p>{text("act.correctText")}</p>
          <ChangesInWords
            changes={changes.map((change) => ({
              title: change.title,
              before: shownText(change, change.before),
              after: shownText(change, change.after),
            }))}
          />
        </DialogForm>
      )}
    </FormDialog>
  );
}
