import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'

export default defineApi({
  Upload: {
    props: {
      action: {
        type: 'string',
        required: true,
        description: { 'zh-CN': '接收文件的地址，用 POST 发送', 'en-US': 'Address that takes the file, by POST' },
      },
      name: { type: 'string', default: "'file'", description: { 'zh-CN': '文件的字段名', 'en-US': 'Field name of the file' } },
      data: { type: 'object', description: { 'zh-CN': '一起发送的字段', 'en-US': 'Fields sent along' } },
      headers: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '请求头；值为 `null` 的不发送', 'en-US': 'Headers of the request; those that are `null` are left out' },
      },
      withCredentials: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '跨域时带上 cookie', 'en-US': 'Sends cookies to other origins' },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一次可以选多个文件', 'en-US': 'Lets users choose several files at once' },
      },
      webkitdirectory: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选择文件夹，要与 `multiple` 一起使用', 'en-US': 'Chooses a folder; needs `multiple`' },
      },
      type: {
        type: "'select' | 'drag'",
        default: "'select'",
        description: { 'zh-CN': '`drag` 有拖入区域的样式', 'en-US': '`drag` looks like an area to drop files on' },
      },
      paste: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '焦点在里面时可以粘贴文件', 'en-US': 'Takes pasted files while the focus is inside' },
      },
      accept: {
        type: 'string',
        description: { 'zh-CN': '选择窗口里可选的类型，不检查', 'en-US': 'Types offered by the file dialog; checks nothing' },
      },
      format: {
        type: 'string[]',
        default: '[]',
        description: {
          'zh-CN': '允许的扩展名，不含点，不区分大小写',
          'en-US': 'Extensions that are allowed, without the dot, in any case',
        },
      },
      maxSize: { type: 'number', description: { 'zh-CN': '最大的大小，单位 KB', 'en-US': 'Largest size, in KB' } },
      defaultFileList: {
        type: 'UploadFile[]',
        default: '[]',
        description: {
          'zh-CN': '已经上传的文件；换成新数组，列表就重来',
          'en-US': 'Files uploaded before; a new array starts the list over',
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
            'Called first, before `format` and `max-size` are checked; `false` or a rejected promise sends nothing, and a `File` that a promise resolves with replaces the original',
        },
      },
      onProgress: {
        type: '(event: ProgressEvent & { percent: number }, file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '上传中多次调用', 'en-US': 'Called again and again while uploading' },
      },
      onSuccess: {
        type: '(response: unknown, file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: {
          'zh-CN': '状态码为 2xx 时调用，`response` 已经按 JSON 解析',
          'en-US': 'Called for a status of 2xx; `response` is parsed if it is JSON',
        },
      },
      onError: {
        type: '(error: Error | ProgressEvent, response: unknown, file: File) => void',
        default: '() => ({})',
        description: {
          'zh-CN': '失败时调用，文件已经从列表中删去',
          'en-US': 'Called on failure; the file has been removed from the list by then',
        },
      },
      onPreview: {
        type: '(file: UploadFile) => void',
        default: '() => ({})',
        description: { 'zh-CN': '点击已上传的文件名时调用', 'en-US': 'Called on a click on the name of an uploaded file' },
      },
      onRemove: {
        type: '(file: UploadFile, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '从列表里删去以后调用', 'en-US': 'Called after a file is removed from the list' },
      },
      onFormatError: {
        type: '(file: File, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '扩展名不允许时调用', 'en-US': 'Called for an extension that is not allowed' },
      },
      onExceededSize: {
        type: '(file: File, fileList: UploadFile[]) => void',
        default: '() => ({})',
        description: { 'zh-CN': '文件太大时调用', 'en-US': 'Called for a file that is too large' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '点击或拖入的元素', 'en-US': 'What is clicked or dropped on' } },
      tip: { description: { 'zh-CN': '它与列表之间的说明', 'en-US': 'A note between it and the list' } },
    },
    methods: {
      clearFiles: {
        signature: '() => void',
        description: { 'zh-CN': '清空列表，不要在上传中调用', 'en-US': 'Empties the list; not to be called during an upload' },
      },
    },
  },

  UploadFile: {
    props: {
      name: { type: 'string', description: { 'zh-CN': '文件名', 'en-US': 'Name of the file' } },
      size: { type: 'number', description: { 'zh-CN': '大小，单位字节', 'en-US': 'Size in bytes' } },
      status: {
        type: "'uploading' | 'finished' | 'fail'",
        description: {
          'zh-CN': '状态；`default-file-list` 里不写就是 `finished`',
          'en-US': 'Status; `finished` for entries of `default-file-list` that do not say',
        },
      },
      percentage: { type: 'number', description: { 'zh-CN': '上传了百分之几', 'en-US': 'Percentage uploaded' } },
      showProgress: {
        type: 'boolean',
        description: {
          'zh-CN': '是否显示进度条，成功一秒后变成 `false`',
          'en-US': 'Whether its bar shows; `false` a second after success',
        },
      },
      response: { type: 'unknown', description: { 'zh-CN': '服务器的回答', 'en-US': 'The response of the server' } },
      uid: { type: 'number', description: { 'zh-CN': '由组件写入的标识', 'en-US': 'Identifies it; written by the component' } },
    },
  },
})
