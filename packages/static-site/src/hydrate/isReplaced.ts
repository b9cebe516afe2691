/** Whether the server has another build of this page by now; the files that this page names may be gone then. */
export async function isReplaced(): Promise<boolean> {
  const own = document.getElementById('boot')?.textContent ?? ''
  const response = await fetch(location.pathname).catch(() => undefined)
  return response?.ok === true && !(await response.text()).includes(own)
}
