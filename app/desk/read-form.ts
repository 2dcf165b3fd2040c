/** The fields of a posted form. @throws Response 400 for a body that is no form, 405 for another method */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw new Response(null, { status: 405 });
  return request.formData().catch((error: unknown) => {
    throw error instanceof TypeError ? new Response(null, { status: 400 }) : error;
  });
}
