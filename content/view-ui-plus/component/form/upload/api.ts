import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'

export default defineApi({
  Upload: {
    props: {
      action: {
        type: 'string',
        required: true,
        description: { 'zh-CN': '接收文件的地址，用 POST 发送', 'en-US': 'Address that receives the file, by POST' },
      },
      name: { type: 'string', default: "'file'", description: { 'zh-CN': '文件的字段名', 'en-US': 'Field name of the file' } },
      data: { type: 'object', description: { 'zh-CN': '一起发送的字段', 'en-US': 'Additional form fields' } },
      headers: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '请求头；值为 `null` 的不发送', 'en-US': 'Request headers; headers with the value `null` are not sent' },
      },
      withCredentials: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '跨域时带上 cookie', 'en-US': 'Sends cookies with cross-origin requests' },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一次可以选多个文件', 'en-US': 'Lets users select several files at once' },
      },
      webkitdirectory: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选择文件夹，要与 `multiple` 一起使用', 'en-US': 'Lets users select a folder; requires `multiple`' },
      },
      type: {
        type: "'select' | 'drag'",
        default: "'select'",
        description: { 'zh-CN': '`drag` 有拖入区域的样式', 'en-US': '`drag` styles the component as a drop area' },
      },
      paste: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '焦点在里面时可以粘贴文件', 'en-US': 'Accepts pasted files while the focus is inside' },
      },
      accept: {
        type: 'string',
        description: { 'zh-CN': '选择窗口里可选的类型，不检查', 'en-US': 'Types offered by the file dialog; not checked' },
      },
      format: {
        type: 'string[]',
        default: '[]',
        description: {
          'zh-CN': '允许的扩展名，不含点，不区分大小写',
          'en-US': 'Allowed extensions, without the dot, case-insensitive',
        },
      },
      maxSize: { type: 'number', description: { 'zh-CN': '最大的大小，单位 KB', 'en-US': 'Maximum size, in KB' } },
      defaultFileList: {
        type: 'UploadFile[]',
        default: '[]',
        description: {
          'zh-CN': '已经上传的文件；换成新数组，列表就重来',
          'en-US': 'Files uploaded before; a new array resets the list',
        },
      },
      showUploadList: { type: 'boolean', default: 'true', description: { 'zh-CN': '显示文件列表', 'en-US': 'Shows the list of files' } },
      disabled: form.props.disabled,
      beforeUpload: {
        type: '(file: File) => boolean | void | Promise<File | void>',
        description: {
          'zh-CN':
            '最先调用，在检查 `format` 和 `max-size` 之前；返回 `false` 或被拒绝的 Promise 就不上传，Promise 给出的 `File` 代替原来的',
          'en-US':
            'Called first, before `format` and `max-size` are checked; `false` or a promise that rejects prevents the upload, and a `File` that the promise resolves to replaces the original',
        },
      },
      onProgress: {
        type: '(event: ProgressEvent & { percent: number }, file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '上传中多次调用', 'en-US': 'Called repeatedly during the upload' },
      },
      onSuccess: {
        type: '(response: unknown, file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: {
          'zh-CN': '状态码为 2xx 时调用，`response` 已经按 JSON 解析',
          'en-US': 'Called for a 2xx status; `response` is parsed if it is JSON',
        },
      },
      onError: {
        type: '(error: Error | ProgressEvent, response: unknown, file: File) => void',
        default: '() => ({})',
        description: {
          'zh-CN': '失败时调用，文件已经从列表中删去',
          'en-US': 'Called on failure; the file is already removed from the list',
        },
      },
      onPreview: {
        type: '(file: UploadFile) => void',
        default: '() => ({})',
        description: { 'zh-CN': '点击已上传的文件名时调用', 'en-US': 'Called when the name of an uploaded file is clicked' },
      },
      onRemove: {
        type: '(file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '从列表里删去以后调用', 'en-US': 'Called after a file is removed from the list' },
      },
      onFormatError: {
        type: '(file: File, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '扩展名不允许时调用', 'en-US': 'Called for a file with an extension that is not allowed' },
      },
      onExceededSize: {
        type: '(file: File, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '文件太大时调用', 'en-US': 'Called for a file that is too large' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '点击或拖入的元素', 'en-US': 'Element to click or drop files on' } },
      tip: { description: { 'zh-CN': '它与列表之间的说明', 'en-US': 'Note between the element and the list' } },
    },
    methods: {
      clearFiles: {
        signature: '() => void',
        description: { 'zh-CN': '清空列表，不要在上传中调用', 'en-US': 'Clears the list; do not call it during an upload' },
      },
    },
  },

  UploadFile: {
    props: {
      name: { type: 'string', description: { 'zh-CN': '文件名', 'en-US': 'File name' } },
      size: { type: 'number', description: { 'zh-CN': '大小，单位字节', 'en-US': 'Size in bytes' } },
      status: {
        type: "'uploading' | 'finished' | 'fail'",
        description: {
          'zh-CN': '状态；`default-file-list` 里不写就是 `finished`',
          'en-US': 'Status; `finished` by default for entries of `default-file-list`',
        },
      },
      percentage: { type: 'number', description: { 'zh-CN': '上传了百分之几', 'en-US': 'Percentage uploaded' } },
      showProgress: {
        type: 'boolean',
        description: {
          'zh-CN': '是否显示进度条，成功一秒后变成 `false`',
          'en-US': 'Whether the progress bar is shown; `false` one second after success',
        },
      },
      response: { type: 'unknown', description: { 'zh-CN': '服务器的回答', 'en-US': 'Server response' } },
      uid: { type: 'number', description: { 'zh-CN': '由组件写入的标识', 'en-US': 'Unique ID; set by the component' } },
    },
  },
})
