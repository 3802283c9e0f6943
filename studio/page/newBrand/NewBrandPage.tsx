import { Loader } from "#ui/feedback/Loader.tsx";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { NewBrandForm } from "./NewBrandForm.tsx";

/** A new brand from another: the form, and afterwards the brand itself with what it lacks. */
export function NewBrandPage() {
  const names = useServerAnswer("names", brandsApi.names);
  return (
    <>
      <PageNav current="new" />
      <PageMain data-narrow>
        <h1>{text("new.title")}</h1>
        <p>{text("new.lead")}</p>
        {names.status === "loading" && <Loader text={text("loading")} />}
        {names.status === "failed" && <FailedMessage error={names.error} />}
        {names.status === "here" && (
          <NewBrandForm brands={names.value} onCreated={({ id }) => window.location.assign(brandPath(id))} />
        )}
      </PageMain>
    </>
  );
}
