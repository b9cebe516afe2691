/** Whether the server has a different build of this page now, so that files of this one may no longer exist. */
export async function isReplaced(): Promise<boolean> {
  const own = document.getElementById('boot')?.textContent ?? ''
  const response = await fetch(location.pathname).catch(() => undefined)
  return response?.ok === true && !(await response.text()).includes(own)
}
