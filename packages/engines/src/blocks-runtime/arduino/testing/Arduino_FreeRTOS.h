// FreeRTOS, which comes with the UNO R4, as far as sketches use it; its calls are C.
#pragma once
#include <stdint.h>
extern "C" {
typedef long BaseType_t;
typedef unsigned long UBaseType_t;
typedef uint32_t TickType_t;
typedef void (*TaskFunction_t)(void *);
typedef struct Task *TaskHandle_t;
#define configTICK_RATE_HZ ((TickType_t)1000)
BaseType_t xTaskCreate(TaskFunction_t work, const char *name, uint16_t stack, void *given, UBaseType_t rank, TaskHandle_t *handle);
TaskHandle_t xTaskGetCurrentTaskHandle();
void vTaskDelay(TickType_t ticks);
void vTaskDelete(TaskHandle_t task);
void vTaskSuspend(TaskHandle_t task);
void vTaskSuspendAll();
void vTaskStartScheduler();
}
